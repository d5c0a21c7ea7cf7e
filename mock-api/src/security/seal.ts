import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

/** Encrypts texts for the database, each bound to a name: a sealed text opens under no other. */
export interface Seal {
  close: (text: string, name: string) => Uint8Array;
  /** Undefined for what was sealed with another secret, under another name, or changed since. */
  open: (sealed: Uint8Array, name: string) => string | undefined;
}

/** Makes a seal of one purpose; its key is derived from the service's secret. */
export function createSeal(secret: Buffer, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), purpose, 32));
  return {
    close: (text, name) => {
      const iv = randomBytes(ivBytes);
      const encryption = createCipheriv(cipher, key, iv).setAAD(Buffer.from(name));
      const hidden = [encryption.update(text, 'utf8'), encryption.final()];
      return Buffer.concat([iv, encryption.getAuthTag(), ...hidden]);
    },
    open: (sealed, name) => {
      const bytes = Buffer.from(sealed);
      const hidden = bytes.subarray(ivBytes + tagBytes);
      try {
        const decryption = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), {
          authTagLength: tagBytes,
        })
          .setAAD(Buffer.from(name))
          .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        return Buffer.concat([decryption.update(hidden), decryption.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
