import type { PageErrorTexts } from './errorTexts.ts';

/** The texts of errors in Spanish that a page shows beside a modal, or before one. */
export const pageErrorTexts = {
  2000: {
    title: 'Te damos la bienvenida al prerregistro',
    text: 'Prepara tu festival y guárdalo en tu cuenta para tenerlo todo listo cuando empiece la venta. Todavía no pagas nada. Inicia sesión para empezar.',
    confirm: 'Iniciar sesión',
  },
  2001: {
    title: 'Te damos la bienvenida a la venta para miembros',
    text: 'Inicia sesión con la cuenta de tu membresía para empezar.',
    confirm: 'Iniciar sesión',
  },
  2002: {
    title: 'Te damos la bienvenida a la venta de viajes',
    text: 'Aquí reservas tu estancia junto con tu entrada. Inicia sesión para empezar.',
    confirm: 'Iniciar sesión',
  },
  3000: {
    title: 'Esta cuenta no está registrada',
    text: 'Esta venta es para quienes se registraron, y esta cuenta no lo hizo. ¿Te registraste con otra cuenta? Inicia sesión con ella.',
    confirm: 'A la tienda',
  },
  3001: {
    title: 'Ya has hecho tu pedido',
    text: 'Con esta cuenta ya se ha hecho un pedido, así que aquí no puedes hacer otro. Tienes la confirmación en tu correo.',
    confirm: 'A la tienda',
  },
  3002: {
    title: 'El registro está cerrado',
    text: 'Ya no puedes registrarte ni cambiar tu registro. Lo que guardaste antes sigue guardado.',
    confirm: 'A la tienda',
  },
  3003: {
    title: 'La venta aún no ha empezado para ti',
    text: 'Aquí todavía no puedes comprar, pero sí mirar.',
    confirm: 'A la tienda',
  },
  3005: {
    title: 'Una membresía por cuenta',
    text: 'Solo puede haber una membresía por cuenta, así que no hemos añadido otra. El resto de tu cesta sigue igual.',
    confirm: 'Vale',
  },
  4000: {
    title: 'La tienda está cerrada',
    text: 'Ahora mismo no se vende nada nuevo aquí. Los pedidos pagados siguen siendo válidos, y puedes pedir lo que tienes en la cesta hasta que se acabe su tiempo.',
    confirm: 'A la página de la tienda',
  },
  4001: {
    title: 'Tu lista de deseos está guardada',
    text: 'Todo lo que has elegido está guardado en tu cuenta. Hasta que cierre el registro puedes volver y cambiarlo.',
    confirm: 'Cerrar',
  },
  4002: {
    title: 'Tu mejora ya está tramitada',
    text: 'Este pedido ya se mejoró antes, así que no queda nada por elegir. Tienes la confirmación en tu correo.',
    confirm: 'A la tienda',
  },
  4003: {
    title: 'No encontramos este pedido',
    text: 'Detrás de este enlace no hay ningún pedido que mejorar. Abre otra vez el enlace de tu correo o pregunta a nuestro equipo de ayuda.',
    confirm: 'A la tienda',
  },
  4005: {
    title: 'Este enlace no funciona',
    text: 'Falta el número de tu pedido o no es correcto. Abre otra vez el enlace de tu correo; nada ha cambiado en tu pedido.',
    confirm: 'A la tienda',
  },
  4006: {
    title: 'Este enlace no da acceso',
    text: 'Falta el código de acceso de este enlace o no es correcto. Abre otra vez el enlace de tu correo; nada ha cambiado en tu pedido.',
    confirm: 'A la tienda',
  },
  4364: {
    title: 'Este enlace está bloqueado 10 minutos',
    text: 'Se ha probado demasiadas veces con un código equivocado. Espera 10 minutos y abre otra vez el enlace de tu correo.',
    confirm: 'A la tienda',
  },
  5002: {
    title: 'No hay paquetes',
    text: 'Ningún paquete de viaje encaja con lo que has elegido. Cambia el número de personas, la fecha o la categoría y vuelve a mirar.',
    confirm: 'Cambiar los filtros',
  },
  6002: {
    title: 'Se ha acabado el tiempo',
    text: 'No hemos podido reservar más tiempo lo que elegiste, así que tu cesta vuelve a estar vacía. ¿Quieres intentarlo de nuevo?',
    confirm: 'Intentarlo de nuevo',
    cancel: 'A la página de la tienda',
  },
  6004: {
    title: 'Has cerrado la sesión',
    text: 'Para esta tienda necesitas una cuenta. Inicia sesión otra vez para continuar.',
    confirm: 'Iniciar sesión',
    cancel: 'A la página de la tienda',
  },
  6005: {
    title: 'Solo para miembros',
    text: 'Esta cuenta no tiene la membresía que pide esta venta. Hazte miembro o inicia sesión con otra cuenta.',
    confirm: 'A las membresías',
    cancel: 'A la página de la tienda',
  },
  error: {
    form_covid_not_accepted: 'Acepta las condiciones de reembolso por COVID.',
    form_no_country_selected: 'Elige el país al que enviamos tu merchandising.',
    form_no_insurance_choice: 'Elige si quieres que te devolvamos el dinero si no puedes venir: sí o no.',
    form_no_shipping_costs_selected: 'Elige cómo enviamos tu merchandising.',
    form_terms_not_accepted: 'Acepta las condiciones.',
  },
  alert: { logged_in_as: 'Sesión iniciada como {{name}}' },
  other: {
    accommodationSoldOut: 'Este alojamiento está agotado. Elige otro.',
    ticketNotAvailable:
      'Esta entrada no está disponible sin estancia en este momento. Elige una estancia o quita la entrada de tu cesta.',
    productSoldOut: 'Este producto está agotado. Elige otro o vuelve a mirar más tarde.',
    productNotFound: 'Este producto no se vende en esta tienda.',
    shippingUnavailable: 'No se puede enviar a este país. Elige otro país.',
    invalidRequest: 'No hemos podido leer esa petición. Vuelve atrás e inténtalo de nuevo.',
    noConfigFound: 'Ahora mismo no podemos abrir esta tienda. Inténtalo de nuevo en unos minutos.',
    pageNotFound: 'No se ha encontrado esta página',
    tryAgain: 'No ha funcionado. Inténtalo de nuevo.',
    tryAgainWithCart: 'No ha funcionado. Actualiza la página e inténtalo de nuevo. Tu cesta: {{cartId}}.',
    checkoutRetry:
      'Inténtalo de nuevo. Actualiza esta página y, si hace falta, ponte otra vez en la cola de la tienda. Tu cesta: {{cartId}}.',
    orderLookupFailed: 'No hemos podido buscar tu pedido. Inténtalo de nuevo en un momento.',
    orderLookupInvalid: 'Esto no es un número de pedido. Tiene 9 cifras y está en tu correo de confirmación.',
    orderLookupNoOrder: 'No hemos encontrado ningún pedido. El número de pedido está en tu correo de confirmación.',
    orderOutOfSync: 'Tu pedido ha cambiado desde que lo buscaste. Búscalo otra vez.',
    combinationSoldOut: 'Esta combinación está agotada. Elige otra.',
    noStock: 'No quedan tantos. Elige un número menor.',
    roomNotAvailable: 'En este momento este producto no está disponible. Inténtalo más tarde o elige otro producto.',
    occupantsMismatch:
      'El número de entradas no coincide con el número de personas de tu estancia. Iguálalos para continuar.',
    maxOrdersPerAccount: 'Esta cuenta ya tiene el máximo de pedidos permitido.',
    voucherInvalid: 'No conocemos este código. Compruébalo e inténtalo de nuevo.',
    voucherUsed: 'Este código ya se ha usado.',
    voucherSmaller:
      'Tu código {{kept}} te ahorra al menos lo mismo, así que lo mantenemos. Quítalo antes si prefieres usar este.',
    termsChanged: 'Las condiciones han cambiado desde que abriste esta página. Vuelve a cargarla, léelas y acéptalas.',
    deliveredElsewhere:
      'Tu merchandising va a un país del que no tenemos ninguna dirección. Indica en tus datos quién lo recibe allí.',
    takesNoPayment: 'En esta tienda no se puede pedir nada.',
    cartChanged: 'Tu cesta acaba de cambiar. Mírala e inténtalo de nuevo.',
    cartOrdered: 'Este pedido se está pagando o ya está pagado, así que ahora no se puede cambiar nada.',
    tooManyTries: 'Han sido demasiados intentos seguidos. Espera un poco e inténtalo de nuevo.',
    orderNotCancelable: 'Este pedido ya no se puede cancelar: el pago ha llegado o está en camino.',
    paymentAway: 'Ahora mismo no se puede abrir la página de pago. No has pagado; inténtalo de nuevo en un momento.',
    paymentNotSetUp: 'En esta tienda todavía no se puede pagar, así que aún no puedes pedir nada. Vuelve más tarde.',
    productMaximum: 'Puedes llevar como máximo {{maximum}}.',
    productMinimum: 'Se vende a partir de {{minimum}}.',
    productStep: 'Solo se vende en múltiplos de {{step}}.',
  },
} satisfies PageErrorTexts;
