type Texts = {
  subject: (brand: string) => string;
  title: string;
  intro: (brand: string) => string;
  confirm: string;
  /** Explains how long the link is valid, and what to do with an unexpected mail. */
  hint: (hours: number) => string;
};

/** Texts of the mail that asks to confirm a newsletter, by the visitor's language [SSO-02]. */
export const newsletterTexts: Record<'nl' | 'en' | 'es', Texts> = {
  nl: {
    subject: (brand) => `Bevestig je aanmelding voor de nieuwsbrief van ${brand}`,
    title: 'Nog één klik',
    intro: (brand) => `Iemand, hopelijk jij, heeft dit adres aangemeld voor de nieuwsbrief van ${brand}.`,
    confirm: 'Aanmelding bevestigen',
    hint: (hours) =>
      `De link werkt ${hours} uur. Heb je niets aangevraagd? Dan hoef je niets te doen: zonder bevestiging sturen we je niets.`,
  },
  en: {
    subject: (brand) => `Confirm your ${brand} newsletter`,
    title: 'One more click',
    intro: (brand) => `Somebody, hopefully you, signed this address up for the ${brand} newsletter.`,
    confirm: 'Confirm',
    hint: (hours) =>
      `The link works for ${hours} hours. Did you not ask for this? Then do nothing: we send nothing without your confirmation.`,
  },
  es: {
    subject: (brand) => `Confirma tu suscripción al boletín de ${brand}`,
    title: 'Solo un clic más',
    intro: (brand) => `Alguien, esperamos que tú, ha apuntado esta dirección al boletín de ${brand}.`,
    confirm: 'Confirmar',
    hint: (hours) =>
      `El enlace funciona durante ${hours} horas. ¿No lo has pedido? No tienes que hacer nada: sin confirmación no te enviamos nada.`,
  },
};
