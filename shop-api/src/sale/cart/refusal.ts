/** Why the shop does not do what a shopper asks for, as PUT products answers it [API-12]. */
export type Refusal = { code: string; message: string };
