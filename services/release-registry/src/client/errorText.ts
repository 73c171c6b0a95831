import type { RegistryError } from '../error/registryError.ts';

/** A refusal as lines for a terminal: the message, then each reason. */
export const errorText = ({ message, reasons }: RegistryError): string[] => [
  message,
  ...reasons.map((reason) => `  - ${reason}`),
];
