import { array, boolean, mixed, object, string, type InferType } from 'yup';

/** Below the 8,000 bytes that PostgreSQL allows a notification. */
const payloadBytes = 7_500;

const userSchema = object({
  userId: string().required(),
  userAgent: string().defined(),
  returning: boolean().required(),
});

const schema = object({
  /** The process that sends it. */
  from: string().required(),
  /**
   * `hello`: requests everyone's state. `state`: these users are here (`first`: and no others). `present`, `absent`: one user has
   * come or left. `alive`: nothing has changed. `bye`: this process is ending.
   */
  kind: mixed<'hello' | 'state' | 'present' | 'absent' | 'alive' | 'bye'>().required(),
  users: array(userSchema),
  first: boolean(),
  /** `absent`: the user may be back in a moment. */
  patient: boolean(),
});

/** A user with a live connection to a process. */
export type PresentUser = InferType<typeof userSchema>;

/** The presence messages between processes on one database. */
export type PresenceMessage = InferType<typeof schema>;

export const readPresence = (payload: string): PresenceMessage => schema.validateSync(JSON.parse(payload));

/** Returns all users of a process, split into as many messages as they need. */
export function stateMessages(from: string, users: readonly PresentUser[]): PresenceMessage[] {
  const parts: PresentUser[][] = [[]];
  let bytes = 0;
  for (const user of users) {
    const size = Buffer.byteLength(JSON.stringify(user)) + 1;
    if (bytes + size > payloadBytes - 200) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(user);
    bytes += size;
  }
  return parts.map((part, index) => ({ from, kind: 'state' as const, users: part, first: index === 0 }));
}
