/** The parts of a request that state from which origin it comes and which origin it addresses. */
export interface AddressedRequest {
  headers: { origin?: string | undefined };
  protocol: string;
  host: string;
}

/**
 * True for a request from a page of the product, or from the origin that was called, scheme and
 * port included. The request must have an `origin` header.
 */
export function isOwnPage(
  { headers: { origin }, protocol, host }: AddressedRequest,
  appOrigin: string | undefined,
): boolean {
  return origin === appOrigin || origin === `${protocol}://${host}`;
}
