import { readFile } from 'node:fs/promises';
import { BlockList, isIP } from 'node:net';
import { PublishError, looksLikeToken } from '@escale/site';

/** A publishing service and the token for it. */
export interface Service {
  /** Ends with a slash. */
  address: URL;
  token: string;
}

interface ServiceOptions {
  tokenFile?: string | undefined;
  /** Allows HTTP to another machine. */
  insecure: boolean;
}

/** Reads address and token of a service; throws a `PublishError` if either must not be used. */
export async function openService(
  address: string,
  { tokenFile, insecure }: ServiceOptions,
): Promise<Service> {
  return { address: serviceAddress(address, insecure), token: await readToken(tokenFile) };
}

function serviceAddress(text: string, insecure: boolean): URL {
  if (!URL.canParse(text)) throw new PublishError(`--to ${text} is no address`);
  const address = new URL(text);
  if (address.username !== '' || address.password !== '' || address.search !== '' || address.hash !== '')
    throw new PublishError('--to is an address alone, without a name, a password or a query');
  if (address.protocol === 'http:' && !insecure && !isThisMachine(address.hostname))
    throw new PublishError(
      `${address.origin}: over http anybody on the way can read the token; use https, or --insecure where the network is trusted`,
    );
  address.pathname = address.pathname.replace(/\/*$/, '/');
  return address;
}

function isThisMachine(host: string): boolean {
  const loopback = new BlockList();
  loopback.addSubnet('127.0.0.0', 8);
  return host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && loopback.check(host));
}

async function readToken(file = process.env.ESCALE_TOKEN_FILE): Promise<string> {
  const given = file === undefined ? process.env.ESCALE_TOKEN : await readFile(file, 'utf8');
  const token = given?.trim() ?? '';
  const where = file ?? 'ESCALE_TOKEN';
  if (token === '')
    throw new PublishError(
      `${where} holds no token; "escale token create" makes one where the site is, and it comes by ESCALE_TOKEN or --token-file`,
    );
  if (!looksLikeToken(token)) throw new PublishError(`${where} does not hold a publishing token`);
  return token;
}
