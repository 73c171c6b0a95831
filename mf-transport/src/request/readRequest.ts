import type { TransportRequest } from '@festival/shared-contracts/api/mailCalls';

/** The request of a filled form; null for a date that was left out [TRN-04]. */
export const readRequest = (form: FormData): TransportRequest => {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    name: text('name'),
    email: text('email'),
    departure: text('departure'),
    persons: Number(text('persons')),
    message: text('message'),
    ...(text('date') && { date: text('date') }),
  };
};
