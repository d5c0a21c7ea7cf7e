import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  buildFolder,
  publishedFiles,
  readManifestFile,
  PublishError,
  collectNames,
  uploadLimits,
  uploadPart,
} from '@escale/site';
import { callService } from './call-service';
import type { Service } from './service';

interface BuildToSend {
  name: string;
  canary: boolean;
  onlyNew: boolean;
  /** How long the build lasts as a preview; `undefined` if the build is no preview. */
  hours: number | undefined;
}

/** Sends a build, by folder or id of its module, and returns the outcome. */
export async function sendBuild(
  service: Service,
  { name, canary, onlyNew, hours }: BuildToSend,
): Promise<unknown> {
  const folder = await buildFolder(name);
  const { manifest } = await readManifestFile(path.join(folder, 'descriptor.json'));
  const { form, files } = await readBuildForm(folder);
  const module = `modules/${manifest.id}`;
  // Checks the token first, so that the service refuses a token of another module before it gets a
  // byte of the build.
  await callService(service, { method: 'GET', path: module });
  const options = new URLSearchParams({
    files: String(files),
    canary: String(canary),
    onlyNew: String(onlyNew),
    ...(hours !== undefined && { preview: String(hours) }),
  });
  return callService(service, {
    method: 'POST',
    path: `${module}/versions?${options.toString()}`,
    body: form,
  });
}

async function readBuildForm(folder: string): Promise<{ form: FormData; files: number }> {
  const form = new FormData();
  const names = collectNames();
  let bytes = 0;
  for (const file of ['descriptor.json', ...(await publishedFiles(folder))]) {
    names.take(file);
    const content = await readFile(path.join(folder, file));
    bytes += content.length;
    if (content.length > uploadLimits.fileBytes)
      throw new PublishError(
        `${file} has ${content.length} bytes; a file has at most ${uploadLimits.fileBytes}`,
      );
    form.append(uploadPart, new Blob([content]), file);
  }
  if (names.count() > uploadLimits.files || bytes > uploadLimits.bytes)
    throw new PublishError(
      `${folder} has ${names.count()} files of ${bytes} bytes; a build has at most ${uploadLimits.files} files of ${uploadLimits.bytes}`,
    );
  return { form, files: names.count() };
}
