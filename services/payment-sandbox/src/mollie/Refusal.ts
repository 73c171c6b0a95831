/** A call that Mollie refuses, with the status, the detail and, for 422, the field at fault. */
export class Refusal extends Error {
  readonly status: number;
  readonly field: string | null;

  constructor(status: number, detail: string, field: string | null = null) {
    super(detail);
    this.status = status;
    this.field = field;
  }
}

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized Request',
  404: 'Not Found',
  409: 'Conflict',
  410: 'Gone',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
};

/** The body of an error in Mollie's form. */
export const refusalBody = ({ status, message, field }: Refusal) => ({
  status,
  title: titles[status] ?? 'Internal Server Error',
  detail: message,
  ...(field === null ? {} : { field }),
  _links: { documentation: { href: 'https://docs.mollie.com/overview/handling-errors', type: 'text/html' } },
});
