/** An email address with its letters hidden, such as `n•••@e•••.org`: its owner recognises it, and nobody else learns it. */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  const [first = ''] = name;
  const [host = ''] = domain;
  return `${first}•••@${host}•••${/\.[^.]*$/.exec(domain)?.[0] ?? ''}`;
}
