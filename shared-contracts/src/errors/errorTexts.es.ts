import type { ErrorTexts } from './errorTexts.ts';

/** The texts of errors in Spanish: what happened, what it means for the cart, what to do now [ERR-01]. */
export const errorTexts = {
  0: {
    title: 'Algo ha salido mal',
    text: 'No ha funcionado. Lo que hay en tu cesta sigue ahí. Inténtalo de nuevo.',
    confirm: 'Vale',
  },
  1000: {
    title: 'Algo ha salido mal',
    text: 'Ha ocurrido algo inesperado por nuestra parte. Lo que hay en tu cesta sigue ahí. Inténtalo de nuevo en un momento.',
    confirm: 'Vale',
  },
  2000: {
    title: 'Te damos la bienvenida al prerregistro',
    text: 'Prepara tu festival y guárdalo en tu cuenta para tenerlo todo listo cuando empiece la venta. Todavía no pagas nada. Inicia sesión para empezar.',
    confirm: 'Iniciar sesión',
  },
  2001: {
    title: 'Te damos la bienvenida, socios',
    text: 'Esta venta es para socios. Inicia sesión con la cuenta de tu afiliación para empezar.',
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
    title: 'Aún no está abierta para ti',
    text: 'Esta tienda todavía no vende a tu cuenta. Vuelve cuando empiece tu venta; la fecha está en el correo que te enviamos.',
    confirm: 'A la tienda',
  },
  3005: {
    title: 'Una afiliación por cuenta',
    text: 'Solo puede haber una afiliación por cuenta, así que no hemos añadido otra. El resto de tu cesta sigue igual.',
    confirm: 'Vale',
  },
  4000: {
    title: 'La tienda está cerrada',
    text: 'Ahora mismo no se vende nada aquí. Los pedidos pagados siguen siendo válidos.',
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
  4004: {
    title: 'Se ha acabado el tiempo',
    text: 'No hemos podido reservar más tiempo lo que elegiste y hemos vaciado tu cesta. Tu pedido original sigue igual. Empieza de nuevo para volver a elegir.',
    confirm: 'Empezar de nuevo',
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
  4010: {
    title: 'Se ha acabado el tiempo',
    text: 'Lo que no habías guardado en tu lista de deseos se ha perdido. Lo que guardaste sigue ahí. Empieza de nuevo para continuar.',
    confirm: 'Empezar de nuevo',
  },
  4364: {
    title: 'Este enlace está bloqueado 10 minutos',
    text: 'Se ha probado demasiadas veces con un código equivocado. Espera 10 minutos y abre otra vez el enlace de tu correo.',
    confirm: 'A la tienda',
  },
  5000: {
    title: 'Agotado',
    text: 'Alguien se te ha adelantado: este producto está agotado y no está en tu cesta. Elige otro o vuelve a mirar más tarde.',
    confirm: 'Vale',
  },
  5001: {
    title: 'Aquí no se vende',
    text: 'Este producto no se vende (o ya no se vende) en esta tienda. El resto de tu cesta sigue igual.',
    confirm: 'Vale',
  },
  5002: {
    title: 'No hay paquetes',
    text: 'Ningún paquete de viaje encaja con lo que has elegido. Cambia el número de personas, la fecha o la categoría y vuelve a mirar.',
    confirm: 'Cambiar los filtros',
  },
  5003: {
    title: 'Ahí no enviamos',
    text: 'La merchandise no se puede enviar a este país, así que ahora no hay ningún país elegido. Elige otro o quita la merchandise de tu cesta.',
    confirm: 'Elegir otro país',
  },
  5004: {
    title: 'Son demasiadas',
    text: 'Has pedido más entradas de las que puede tener un pedido. A tu cesta no entra más que el máximo.',
    confirm: 'Vale',
  },
  6000: {
    title: '¿Cambiar tu registro?',
    text: 'Ya te registraste antes. Si continúas, lo que elijas ahora lo sustituirá en cuanto lo guardes.',
    confirm: 'Cambiarlo',
    cancel: 'Dejarlo así',
  },
  6001: {
    title: '¿Quitar de tu cesta?',
    text: 'Entonces dejaremos de reservarlo para ti y otra persona podrá llevárselo.',
    confirm: 'Quitar',
    cancel: 'Conservar',
  },
  6002: {
    title: 'Se ha acabado el tiempo',
    text: 'No hemos podido reservar más tiempo lo que elegiste, así que tu cesta vuelve a estar vacía. ¿Quieres intentarlo de nuevo?',
    confirm: 'Intentarlo de nuevo',
    cancel: 'A la página de la tienda',
  },
  6003: {
    title: '¿Una estancia sin entradas?',
    text: 'En tu cesta hay un alojamiento, pero ninguna entrada. Sin entrada no se puede pasar. ¿Ya tienes entradas?',
    confirm: 'Seguir sin entradas',
    cancel: 'Volver a mi cesta',
  },
  6004: {
    title: 'Has cerrado la sesión',
    text: 'Para esta tienda necesitas una cuenta. Inicia sesión otra vez para continuar.',
    confirm: 'Iniciar sesión',
    cancel: 'A la página de la tienda',
  },
  6005: {
    title: 'Solo para socios',
    text: 'Esta cuenta no tiene la afiliación que pide esta venta. Hazte socio o inicia sesión con otra cuenta.',
    confirm: 'A la afiliación',
    cancel: 'A la página de la tienda',
  },
  6006: {
    title: '¿Tienes 18 años o más?',
    text: 'Este producto solo se vende a visitantes de 18 años o más. En el mostrador te pediremos que lo acredites.',
    confirm: 'Sí, tengo 18 años o más',
    cancel: 'No',
  },
  6007: {
    title: 'No enviamos a este país',
    text: 'No tenemos precio de envío para este país. Sigue sin merchandise o elige otro país.',
    confirm: 'Quitar la merchandise',
    cancel: 'Elegir otro país',
  },
  6010: {
    title: '¿Cancelar tu pedido?',
    text: 'Tu pedido está pendiente de pago. Si lo cancelas, dejaremos de reservar todo lo que contiene.',
    confirm: 'Cancelar mi pedido',
    cancel: 'Conservar mi pedido',
  },
  6011: {
    title: 'No ha funcionado',
    text: '{{message}} Si preguntas a nuestro equipo de ayuda, menciona la cesta {{cartId}}.',
    confirm: 'Intentarlo de nuevo',
    cancel: 'Cerrar',
  },
  7000: {
    title: 'Venta de viajes para socios',
    text: 'Como socio reservas antes que nadie. Un paquete de viaje incluye también tus entradas; las entradas sueltas se venden más tarde.',
    confirm: 'Empezar',
  },
  8000: {
    title: 'Atención',
    text: 'No ha funcionado. Tu cesta sigue como estaba. Inténtalo de nuevo.',
    confirm: 'Vale',
  },
  8001: {
    title: 'No más pedidos con esta cuenta',
    text: 'Esta cuenta ya tiene el máximo de pedidos permitido, así que este no se ha hecho. Tus pedidos anteriores siguen siendo válidos.',
    confirm: 'Vale',
  },
  8002: {
    title: 'Un mensaje de la tienda',
    text: 'Hay novedades sobre la venta. Lo que hay en tu cesta sigue ahí.',
    confirm: 'Vale',
  },
  8003: {
    title: 'Tus entradas siguen en tu cesta',
    text: 'Quitamos el paquete de viaje de tu cesta. Las entradas que lo acompañaban se quedan; quítalas también si ya no las quieres.',
    confirm: 'Vale',
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
    ticketNotAvailable: 'Esta entrada no está disponible en este momento.',
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
    orderLookupNoOrder: 'No hemos encontrado ningún pedido con este número. Compáralo con tu correo de confirmación.',
    orderOutOfSync: 'Tu pedido ha cambiado desde que lo buscaste. Búscalo otra vez.',
    combinationSoldOut: 'Esta combinación está agotada. Elige otra.',
    noStock: 'No quedan tantos. Elige un número menor.',
    roomNotAvailable: 'En este momento este producto no está disponible. Inténtalo más tarde o elige otro producto.',
    occupantsMismatch:
      'El número de entradas no coincide con el número de personas de tu estancia. Iguálalos para continuar.',
    maxOrdersPerAccount: 'Esta cuenta ya tiene el máximo de pedidos permitido.',
    voucherInvalid: 'No conocemos este código. Compruébalo e inténtalo de nuevo.',
    voucherUsed: 'Este código ya se ha usado.',
    termsChanged: 'Las condiciones han cambiado desde que abriste esta página. Vuelve a cargarla, léelas y acéptalas.',
    deliveredElsewhere:
      'Tu merchandising va a un país distinto del de tu dirección. Haz que coincidan para hacer el pedido.',
    takesNoPayment: 'En esta tienda no se puede pedir nada.',
  },
} satisfies ErrorTexts;
