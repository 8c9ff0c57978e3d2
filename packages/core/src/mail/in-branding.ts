import { readableOn } from '@svc/contract/across/branding';
import type { Branding } from '../white-label/index.ts';
import { escapeHtml, places } from './letter.ts';
import type { MailContent } from './mail.ts';

/** The mail as a workspace's branding has it: logo above, footer below, buttons in its colour, sent in its name. */
export function inBranding<M extends MailContent>(mail: M, branding: Branding): M {
  const { name, logoUrl, colours, senderName, footer } = branding;
  const logo =
    logoUrl &&
    `<p style="margin:0 0 16px"><img src="${escapeHtml(logoUrl)}" alt="${escapeHtml(name ?? '')}" height="32"></p>`;
  const small = footer && `<p style="margin:16px 0 0;font-size:12px;color:#777">${escapeHtml(footer)}</p>`;
  const button = `border:0;background:${colours.accent};color:${readableOn(colours.accent)}`;
  return {
    ...mail,
    text: footer ? `${mail.text}\n\n${footer}` : mail.text,
    html: mail.html
      .replace(places.top, () => logo ?? '')
      .replace(places.end, () => small ?? '')
      .replace(places.button, button),
    ...(senderName !== null && { senderName }),
  };
}
