import { array, boolean, mixed, object, string, type InferType } from 'yup';

/** Maximum size of a message: less than the 8,000 bytes that PostgreSQL allows a notification. */
const maxPayloadBytes = 7_500;

const userSchema = object({
  userId: string().required(),
  userAgent: string().defined(),
  returning: boolean().required(),
});

const messageSchema = object({
  /** The id of the sending process. */
  from: string().required(),
  /**
   * `hello`: asks all processes for their users. `state`: the `users` are connected; with `first`, they replace all users that the
   * sender announced before. `present`, `absent`: one user has connected or left. `alive`: nothing has changed. `bye`: the sender
   * is shutting down.
   */
  kind: mixed<'hello' | 'state' | 'present' | 'absent' | 'alive' | 'bye'>().required(),
  users: array(userSchema),
  first: boolean(),
  /** For `absent`: true if the user may be back in a moment. */
  patient: boolean(),
});

/** A user with a live connection to a process. */
export type PresentUser = InferType<typeof userSchema>;

/** A message about presence between the processes on one database. */
export type PresenceMessage = InferType<typeof messageSchema>;

export const readPresence = (payload: string): PresenceMessage =>
  messageSchema.validateSync(JSON.parse(payload));

/** Returns the messages that list all users of a process, each within the maximum size. */
export function stateMessages(from: string, users: readonly PresentUser[]): PresenceMessage[] {
  const parts: PresentUser[][] = [[]];
  let bytes = 0;
  for (const user of users) {
    const size = Buffer.byteLength(JSON.stringify(user)) + 1;
    if (bytes + size > maxPayloadBytes - 200) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(user);
    bytes += size;
  }
  return parts.map((part, index) => ({ from, kind: 'state' as const, users: part, first: index === 0 }));
}
