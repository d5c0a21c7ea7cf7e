import { useDeviceName } from '@escale/user-ui/device';

/** The device of a sign-in, before its address; loaded apart, since a library reads it. */
export function SignInDevice({ userAgent }: { userAgent: string }) {
  const device = useDeviceName();
  return (
    <>
      <bdi>{device(userAgent)}</bdi>
      {' · '}
    </>
  );
}
