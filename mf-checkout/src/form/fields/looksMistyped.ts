// Typing errors in a domain; none of them matches `gmail` or `hotmail`.
const slips = [/\.con$/, /\.co$/, /gmai(?!l)/, /gmil/, /hotmai(?!l)/, /homail/];

/** Whether an email's domain looks mistyped: a warning to check it, never a refusal [CHK-07]. */
export const looksMistyped = (email: string): boolean => {
  const domain = email.trim().toLowerCase().split('@').at(-1) ?? '';
  return email.includes('@') && slips.some((slip) => slip.test(domain));
};
