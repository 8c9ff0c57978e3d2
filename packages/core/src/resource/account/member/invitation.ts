import { createHash, randomBytes } from 'node:crypto';
import { type Member, memberJoined } from '@svc/contract/account/member';
import type { Language, ScopeName } from '@svc/contract/kernel';
import { type Environment, openWorkspace, type RunContext } from '../../../environment/index.ts';
import { audit, instant, ServiceError, transaction } from '../../../kernel/index.ts';
import { plainName, queueMail, renderLetter } from '../../../mail/index.ts';
import { createApiKey } from '../api-key/index.ts';
import { emitMember } from './events.ts';
import { findInvitation, findMember, takeInvitation } from './queries.ts';
import { findRole } from './role.ts';

const validDays = 7;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export function newInvitation(now: Date): { token: string; hash: Buffer; expiresAt: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token), expiresAt: instant(new Date(now.getTime() + validDays * 86_400_000)) };
}

export async function sendInvitation(
  context: RunContext,
  { email, role, language, token }: { email: string; role: string; language: Language; token: string },
): Promise<void> {
  const name = plainName(context.workspace.name);
  const { name: by, memberId } = context.actor;
  const inviter = memberId ? await findMember(context, memberId) : undefined;
  await queueMail(context, {
    to: email,
    unasked: true,
    ...invitationText[language](
      {
        name,
        // An address that its holder has confirmed is no chosen text, and is unreadable without its dots.
        by: inviter?.email === by ? by : plainName(by),
        role: (language === 'de' ? germanRoles.get(role) : undefined) ?? plainName(role),
      },
      `${context.publicUrl}/invitations/${token}`,
    ),
  });
}

interface Invited {
  name: string;
  by: string;
  role: string;
}

/** As the console names them. A role of the workspace's own keeps the name that its makers gave it. */
const germanRoles: ReadonlyMap<string, string> = new Map([
  ['owner', 'Eigentümer'],
  ['admin', 'Administrator'],
  ['editor', 'Bearbeiter'],
  ['viewer', 'Lesezugriff'],
  ['billing', 'Abrechnung'],
]);

const invitationText = {
  en: ({ name, by, role }: Invited, url: string) => ({
    subject: `Invitation to ${name}`,
    ...renderLetter({
      language: 'en',
      title: `Join ${name}`,
      paragraphs: [
        `${by} invites you to ${name}, which measures how often AI answer engines name a brand. Your role: ${role}.`,
      ],
      action: { label: 'Accept the invitation', url },
      footer: `The link works once and expires in ${validDays} days. If you were not expecting this, ignore it.`,
    }),
  }),
  de: ({ name, by, role }: Invited, url: string) => ({
    subject: `Einladung zu ${name}`,
    ...renderLetter({
      language: 'de',
      title: `Einladung zu ${name}`,
      paragraphs: [
        `${by} lädt Sie zu ${name} ein. Dort wird gemessen, wie oft KI-Antwortmaschinen eine Marke nennen. Ihre Rolle: ${role}.`,
      ],
      action: { label: 'Einladung annehmen', url },
      footer: `Der Link gilt einmal und ${validDays} Tage lang. Wenn Sie keine Einladung erwartet haben, ignorieren Sie diese E-Mail.`,
    }),
  }),
} as const;

export interface Invitation {
  workspace: string;
  email: string;
  role: string;
}

const gone = (): ServiceError =>
  new ServiceError('not_found', 'This invitation was used or revoked, or has expired. Ask for another.', {
    next: 'POST /v1/members sends one, and “invitation”: “resend” sends it again.',
  });

/** The invitation behind a link. Throws not_found. */
export async function readInvitation(environment: Environment, token: string): Promise<Invitation> {
  const { context, member } = await open(environment, token);
  return { workspace: context.workspace.name, email: member.email, role: member.role };
}

export interface Accepted extends Invitation {
  member: Member;
  /** Shown this once. */
  apiKey: string;
}

/** Makes the invited a member, with a key of their role. A link works once, also when it is opened twice at a time. */
export async function acceptInvitation(environment: Environment, token: string): Promise<Accepted> {
  const { workspace, member, given } = await join(environment, token, async (context, member) =>
    createApiKey(context, {
      name: `Key of ${member.name ?? member.email}`,
      scopes: context.actor.scopes as ScopeName[],
      projectIds: member.projectIds,
      monthlyCreditCap: null,
      ipAllowList: null,
      expiresAt: null,
    }),
  );
  return { workspace, email: member.email, role: member.role, member, apiKey: given.secret };
}

/** Makes the invited a member, and gives them what they come for in the same transaction. Throws not_found. */
export async function join<T>(
  environment: Environment,
  token: string,
  give: (context: RunContext, member: Member) => Promise<T>,
): Promise<{ workspace: string; member: Member; given: T }> {
  const opened = await open(environment, token);
  return transaction(opened.context, async (service) => {
    const member = await takeInvitation(service, hashOf(token));
    if (!member) throw gone();
    const { scopes } = await findRole(service, member.role);
    const context = {
      ...service,
      actor: {
        id: member.id,
        name: member.name ?? member.email,
        memberId: member.id,
        scopes,
        projectIds: member.projectIds,
        replaces: [],
      },
    };
    await audit(context, 'member.joined', member.id, { email: member.email, role: member.role });
    const given = await give(context, member);
    await emitMember(context, memberJoined, member);
    return { workspace: service.workspace.name, member, given };
  });
}

async function open(
  environment: Environment,
  token: string,
): Promise<{ context: RunContext; member: Member }> {
  const found = await findInvitation(environment.database.system, hashOf(token));
  if (!found) throw gone();
  const context = await openWorkspace(environment, found.workspaceId);
  const member = await findMember(context, found.memberId);
  const over = Date.parse(member?.invitationExpiresAt ?? '') <= context.now().getTime();
  if (!member || over) throw gone();
  return { context, member };
}
