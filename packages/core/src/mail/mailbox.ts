import type { MailContent } from './mail.ts';

export interface KeptMail {
  id: string;
  recipient: string;
  subject: string;
  content: MailContent;
  createdAt: string;
}
