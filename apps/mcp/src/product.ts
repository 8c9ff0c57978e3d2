import { productName as name } from './catalog/product.gen.ts';

/** The server's name in clients; the operator may set another. */
export const productName = process.env.PRODUCT_NAME?.trim() || name;
