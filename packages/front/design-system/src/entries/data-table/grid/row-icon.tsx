import type { IconName } from '../../../core/icon/icon';
import { directionalIcons } from '../../../core/icon/directional-icons';
import { iconPaths } from '../../../core/icon/icon-paths';

/** Renders an icon as a plain element. Each row has several icons, and `Icon` would be slower. */
export function RowIcon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      focusable="false"
      data-mirrored={directionalIcons.has(name) || undefined}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
