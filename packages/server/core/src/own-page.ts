/** Where a request comes from and what it was addressed to. */
export interface AddressedRequest {
  headers: { origin?: string | undefined };
  protocol: string;
  host: string;
}

/** True for a request of a page of the product, or of the origin that was called, scheme and port included. */
export function isOwnPage(
  { headers: { origin }, protocol, host }: AddressedRequest,
  appOrigin: string | undefined,
): boolean {
  return origin === appOrigin || origin === `${protocol}://${host}`;
}
