import file from './stripe-objects.gen.json' with { type: 'json' };

type Json = Record<string, unknown>;

const forms: Readonly<Record<string, Json>> = file.resources;

/**
 * An object as Stripe publishes it, with values of our own. Throws where Stripe has no such object or field: what the
 * tests rely on is then not what Stripe sends.
 */
export function published(own: Json): Json {
  const form = forms[String(own.object)];
  if (!form) throw new Error(`Stripe publishes no ${own.object}`);
  const invented = Object.keys(own).filter((name) => !(name in form));
  if (invented.length > 0) throw new Error(`Stripe's ${own.object} has no ${invented.join(', ')}`);
  return { ...structuredClone(form), ...own };
}
