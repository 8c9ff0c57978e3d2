/** The product's name for people, unless the operator has set `PRODUCT_NAME`. In identifiers it is `svc`. */
export const defaultProductName = 'Presence';

/** The product's name of this deployment. */
export const productNameOf = (settings: Readonly<Record<string, string | undefined>>): string =>
  settings.PRODUCT_NAME?.trim() || defaultProductName;
