/** An operator's invoice as a page and as a PDF, in English and German. */
export { type InvoiceFile, showInvoice } from './show.ts';
