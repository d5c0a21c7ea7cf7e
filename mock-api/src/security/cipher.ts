import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

/** Encrypts texts for the database. Each text is bound to a name, and can be decrypted under that name only. */
export interface Cipher {
  encrypt: (text: string, name: string) => Uint8Array;
  /** Returns undefined if the text was encrypted with another secret or under another name, or has been altered. */
  decrypt: (encrypted: Uint8Array, name: string) => string | undefined;
}

/** Creates the cipher of one purpose, with a key derived from the service's secret. */
export function createCipher(secret: Buffer, purpose: string): Cipher {
  const key = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), purpose, 32));
  return {
    encrypt: (text, name) => {
      const iv = randomBytes(ivBytes);
      const encryption = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(name));
      const hidden = [encryption.update(text, 'utf8'), encryption.final()];
      return Buffer.concat([iv, encryption.getAuthTag(), ...hidden]);
    },
    decrypt: (encrypted, name) => {
      const bytes = Buffer.from(encrypted);
      const hidden = bytes.subarray(ivBytes + tagBytes);
      try {
        const decryption = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
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
