import type { ModalErrorTexts } from './errorTexts.ts';

/** The texts of errors in Spanish that only a modal shows. The shop loads them after the first page. */
export const modalErrorTexts = {
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
  4004: {
    title: 'Se ha acabado el tiempo',
    text: 'No hemos podido reservar más tiempo lo que elegiste y hemos vaciado tu cesta. Tu pedido original sigue igual. Empieza de nuevo para volver a elegir.',
    confirm: 'Empezar de nuevo',
  },
  4010: {
    title: 'Se ha acabado el tiempo',
    text: 'Lo que no habías guardado en tu lista de deseos se ha perdido. Lo que guardaste sigue ahí. Empieza de nuevo para continuar.',
    confirm: 'Empezar de nuevo',
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
  5003: {
    title: 'Ahí no enviamos',
    text: 'La merchandise no se puede enviar a este país, así que ahora no hay ningún país elegido. Elige otro o quita la merchandise de tu cesta.',
    confirm: 'Elegir otro país',
  },
  5004: {
    title: 'Son demasiadas',
    text: 'Has pedido más entradas de las que puede tener un pedido. De estas puedes llevarte: {{maximum}}.',
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
    text: '{{name}}: entonces dejaremos de reservarlo para ti y otra persona podrá llevárselo.',
    confirm: 'Quitar',
    cancel: 'Conservar',
  },
  6003: {
    title: '¿Una estancia sin entradas?',
    text: 'En tu cesta hay un alojamiento, pero ninguna entrada. Sin entrada no se puede pasar. ¿Ya tienes entradas?',
    confirm: 'Seguir sin entradas',
    cancel: 'Volver a mi cesta',
  },
  6006: {
    title: '¿Tienes 18 años o más?',
    text: 'Este producto solo se vende a personas de 18 años o más. Quien reciba el paquete tendrá que acreditar su edad.',
    confirm: 'Sí, tengo 18 años o más',
    cancel: 'No',
  },
  6007: {
    title: 'No enviamos a este país',
    text: 'No tenemos precio de envío para este país. Sigue sin merchandise o elige otro país.',
    confirm: 'Quitar la merchandise',
    cancel: 'Elegir otro país',
  },
  6008: {
    title: 'Quedan {{left}}: ¿te los llevas?',
    text: 'Ya no quedan tantos como pedías. Podemos guardarte {{left}} si te das prisa.',
    confirm: 'Llevarme {{left}}',
    cancel: 'Déjalo',
  },
  6010: {
    title: '¿Cancelar tu pedido?',
    text: 'Tu pedido está pendiente de pago. Si lo cancelas, podrás volver a cambiar tu cesta; te la reservamos mientras dure tu tiempo.',
    confirm: 'Cancelar mi pedido',
    cancel: 'Conservar mi pedido',
  },
  6011: {
    title: 'Algo ha salido mal',
    text: '{{message}} Si preguntas a nuestro equipo de ayuda, menciona la cesta {{cartId}}.',
    confirm: 'Intentarlo de nuevo',
    cancel: 'Cerrar',
  },
  7000: {
    title: 'Venta de viajes para miembros',
    text: 'Como miembro reservas antes que nadie. Un paquete de viaje incluye también tus entradas; las entradas sueltas se venden más tarde.',
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
    title: 'La entrada también sale de tu cesta',
    text: 'Quitamos el alojamiento de tu cesta, con la entrada que incluye. Tus otras entradas se quedan; quítalas también si ya no las quieres.',
    confirm: 'Vale',
  },
} satisfies ModalErrorTexts;
