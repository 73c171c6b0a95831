import { type Guard, notFoundAnswer, proceed } from './guard.ts';
import { serverAnswered } from './serverAnswered.ts';

/** Requires that the address names the page's shop; another shop needs a new document. */
export const shopKnown: Guard = (context) => {
  const answer = serverAnswered(context);
  if (answer.kind !== 'proceed') return answer;
  return context.page.config?.slug === context.params.slug ? proceed : notFoundAnswer;
};
