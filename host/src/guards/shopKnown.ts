import { type Guard, goOn, notFoundAnswer } from './guard.ts';
import { serverAnswered } from './serverAnswered.ts';

/** The address names the shop that this page was made for; another shop is another page. */
export const shopKnown: Guard = (context) => {
  const answer = serverAnswered(context);
  if (answer.kind !== 'goOn') return answer;
  return context.page.config?.slug === context.params.slug ? goOn : notFoundAnswer;
};
