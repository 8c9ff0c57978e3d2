import { productName as name } from './catalog/product.gen.ts';

/** What clients show as the server’s name; the operator may have another. */
export const productName = process.env.PRODUCT_NAME?.trim() || name;
