import { useDeviceName } from '@escale/user-ui/device';

/** The device of a sign-in, shown before its address; loaded separately because it needs a parser library. */
export function SignInDevice({ userAgent }: { userAgent: string }) {
  const device = useDeviceName();
  return (
    <>
      <bdi>{device(userAgent)}</bdi>
      {' · '}
    </>
  );
}
