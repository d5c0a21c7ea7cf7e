import type { AuditAction } from '@escale/contracts';
import type { IconName, Tone } from '@escale/design-system';

export interface ActionStyle {
  icon: IconName;
  tone: Tone;
}

const actionStyles: Record<AuditAction, ActionStyle> = {
  LOGIN: { icon: 'log-in', tone: 'ok' },
  LOGIN_FAILED: { icon: 'alert', tone: 'bad' },
  LOGOUT: { icon: 'log-out', tone: 'neutral' },
  CREATE: { icon: 'plus', tone: 'info' },
  UPDATE: { icon: 'pencil', tone: 'info' },
  DELETE: { icon: 'trash', tone: 'bad' },
  STATUS_CHANGE: { icon: 'refresh', tone: 'warn' },
  PASSWORD_CHANGE: { icon: 'key', tone: 'warn' },
  ROLE_CHANGE: { icon: 'shield', tone: 'warn' },
  READ: { icon: 'eye', tone: 'neutral' },
};

/** Returns the icon and the tone of an audit action; neutral ones for an unknown action. */
export function actionStyle(action: string): ActionStyle {
  return Object.hasOwn(actionStyles, action)
    ? actionStyles[action as AuditAction]
    : { icon: 'activity', tone: 'neutral' };
}
