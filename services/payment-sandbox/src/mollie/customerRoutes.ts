import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checked, localeSchema, metadataSchema } from './checked.ts';
import { listSchema } from './listSchema.ts';
import { newId } from './mollieBook.ts';
import { customerIn, type MollieDeps, modeOf } from './mollieDeps.ts';
import { customerJson, listJson, mandateJson, paymentJson } from './mollieJson.ts';
import type { MollieCustomer, MollieMandate } from './mollieTypes.ts';
import { Refusal } from './Refusal.ts';

const customerSchema = z.strictObject({
  name: z.string().nullish(),
  email: z.email().nullish(),
  locale: localeSchema.nullish(),
  metadata: metadataSchema.optional(),
});
type Named = { Params: { id: string } };
type NamedMandate = { Params: { id: string; mandate: string } };

/** Makes, reads and deletes customers; reads and revokes their mandates; lists their payments. */
export async function customerRoutes(app: FastifyInstance, deps: MollieDeps): Promise<void> {
  const { book, places } = deps;

  app.post('/customers', async (request, reply) => {
    const { name = null, email = null, locale = null, metadata } = checked(customerSchema, request.body, 'body');
    const given = { name, email, locale, metadata: metadata ?? null };
    const customer = { id: newId('cst'), mode: modeOf(request), ...given, createdAt: Date.now(), mandates: [] };
    book.customers.push(customer);
    book.changed();
    return reply.code(201).send(customerJson(customer, places));
  });

  app.get<Named>('/customers/:id', async (request) =>
    customerJson(customerIn(request, deps, request.params.id), places),
  );

  app.delete<Named>('/customers/:id', async (request, reply) => {
    const customer = customerIn(request, deps, request.params.id);
    book.customers.splice(book.customers.indexOf(customer), 1);
    book.changed();
    return reply.code(204).send();
  });

  app.get<Named>('/customers/:id/payments', async (request) => {
    const { from = null, limit } = checked(listSchema, request.query, 'query');
    const { id } = customerIn(request, deps, request.params.id);
    const payments = book.payments.filter(({ customerId }) => customerId === id).toReversed();
    const shown = payments.map((payment) => paymentJson(payment, places));
    return listJson('payments', shown, { address: `${places.api}/customers/${id}/payments`, from, limit });
  });

  app.get<Named>('/customers/:id/mandates', async (request) => {
    const { from = null, limit } = checked(listSchema, request.query, 'query');
    const customer = customerIn(request, deps, request.params.id);
    const shown = customer.mandates.map((mandate) => mandateJson(customer, mandate, places));
    return listJson('mandates', shown, { address: `${places.api}/customers/${customer.id}/mandates`, from, limit });
  });

  app.get<NamedMandate>('/customers/:id/mandates/:mandate', async (request) => {
    const customer = customerIn(request, deps, request.params.id);
    return mandateJson(customer, mandateOf(customer, request.params.mandate), places);
  });

  app.delete<NamedMandate>('/customers/:id/mandates/:mandate', async (request, reply) => {
    const customer = customerIn(request, deps, request.params.id);
    const mandate = mandateOf(customer, request.params.mandate);
    customer.mandates.splice(customer.mandates.indexOf(mandate), 1);
    book.changed();
    return reply.code(204).send();
  });
}

function mandateOf(customer: MollieCustomer, id: string): MollieMandate {
  const mandate = customer.mandates.find((known) => known.id === id);
  if (!mandate) throw new Refusal(404, `No mandate exists with token ${id}.`);
  return mandate;
}
