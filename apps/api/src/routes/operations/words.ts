import { Marked } from 'marked';
import { escapeHtml } from '../docs/page.ts';

/** Descriptions are Markdown; what looks like a tag in them is text. */
const marked = new Marked({ renderer: { html: ({ text }) => escapeHtml(text) } });

export const words = (markdown: string): string => marked.parse(markdown, { async: false });

export const inline = (markdown: string): string => marked.parseInline(markdown, { async: false });
