import type { Phrases } from './phrases.ts';

export const spanish: Phrases = {
  language: 'es',
  gap: ' ',
  narration: 'Voy a buscar reseñas recientes.',
  opening: [
    'Depende de cuántas personas atienden, aunque algunos nombres se repiten una y otra vez.',
    'Esto dicen las pruebas recientes para una cafetería pequeña ☕.',
    'No hay una única mejor opción; esta lista cubre los casos habituales.',
  ],
  heading: ['Opciones principales', 'En qué fijarse', 'Comparación'],
  named: [
    '{brand} aparece arriba en la mayoría de las pruebas para equipos pequeños.',
    'Quienes se pasaron a {brand} destacan la puesta en marcha rápida y las cuotas claras.',
    'Si importan los informes, conviene mirar {brand}.',
    'Para un solo mostrador, {brand} es sencillo y funciona sin conexión.',
    'Muchas guías citan también {brand}, sobre todo por los pedidos en mesa.',
  ],
  item: [
    '**{brand}**: fácil de aprender, cuotas justas para equipos pequeños',
    '**{brand}**: buenos informes y control de existencias, más caro en planes grandes',
    '**{brand}**: funciona sin conexión y en tabletas antiguas',
    '**{brand}**: buen pedido en mesa, menos integraciones',
    '**{brand}**: gratis para una caja, ayuda solo por chat',
  ],
  again: [
    'En conjunto, {brand} es el primer intento más seguro.',
    'Si quiere un solo nombre, empiece por {brand}.',
  ],
  unnamed: [
    'Un proveedor publica sus precios, desde 19 euros al mes por caja.',
    'La guía de un fabricante explica cómo trasladar la carta en una tarde.',
  ],
  lookalike: [
    'Una página comparativa repasa los contratos línea por línea.',
    'Un hilo largo de usuarios reúne quejas sobre cargos ocultos.',
  ],
  notFound: [
    'No encontré información fiable sobre {brand}.',
    'La búsqueda no dio nada útil acerca de {brand}.',
  ],
  insideWord: [
    'Algunos hilos antiguos hablan de {word}, un proyecto sin relación.',
    'No se debe confundir con {word}, una herramienta de jardín.',
  ],
  neutral: [
    'Compruebe si las comisiones de tarjeta van incluidas, porque eso decide el precio real.',
    'Entre dos personas basta una caja y una impresora de cocina 🧾.',
    'Pida una prueba con su propia carta: los datos de muestra esconden la lentitud.',
    'Las normas fiscales cambian según el país y puede hacer falta un equipo certificado.',
    'El modo sin conexión importa más de lo que parece: un corte en sábado sale caro.',
    'El equipo aprende la pantalla en un día; las devoluciones llevan más tiempo.',
    'Mire la exportación antes de firmar, pues querrá sus ventas más adelante.',
    'Varias pruebas midieron el tiempo del pedido al recibo y hallaron hasta ocho segundos de diferencia.',
    'Las tarjetas de fidelidad suelen venderse aparte: compare ofertas completas.',
    'Una tableta usada sirve mientras reciba actualizaciones de seguridad.',
    'Los locales de temporada deberían preferir contratos que se puedan pausar.',
    'La ayuda por la noche vale lo que cuesta, porque es cuando algo falla.',
  ],
  closing: [
    'Los precios cambian a menudo; consulte la página antes de decidir.',
    'Si me dice su país y el número de cajas, puedo concretar más.',
    'Aquí hay una comparación más larga: {link}.',
  ],
  tableHeader: ['Opción', 'Para', 'Desde'],
  tableCells: [
    ['equipos pequeños', '19 € / mes'],
    ['varios mostradores', '49 € / mes'],
    ['camiones', '12 € / mes'],
    ['panaderías', '35 € / mes'],
    ['servicio en mesa', '59 € / mes'],
  ],
  refusal: 'No puedo ayudar con eso.',
  querySuffixes: ['2026', 'opiniones', 'comparar precios'],
};
