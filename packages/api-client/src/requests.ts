import type { AxiosRequestConfig } from 'axios';
import type { Schema } from 'yup';
import { ApiError } from './api-error';
import { callerFrames, withCaller } from './caller-stack';
import { apiClient } from './client';

async function send<T>(schema: Schema<T>, config: AxiosRequestConfig): Promise<T> {
  const { data, status } = await apiClient.request<unknown>(config);
  try {
    return await schema.validate(data);
  } catch (cause) {
    throw new ApiError({ kind: 'invalid-response', status, path: config.url, cause });
  }
}

/**
 * Sends a call below /api and checks the answer; an answer of another shape is an `invalid-response`. The stack of a
 * failure names who called.
 */
function call<T>(schema: Schema<T>, config: AxiosRequestConfig): Promise<T> {
  const frames = callerFrames();
  return send(schema, config).catch((error: unknown) => {
    throw withCaller(error, frames);
  });
}

/** `GET path` below /api, checked by `schema`. Rejects with an `ApiError`. */
export function getJson<T>(path: string, schema: Schema<T>, config: AxiosRequestConfig = {}): Promise<T> {
  return call(schema, { ...config, method: 'get', url: path });
}

/** `POST path` below /api with a JSON body, checked by `schema`. Rejects with an `ApiError`. */
export function postJson<T>(path: string, schema: Schema<T>, body?: unknown): Promise<T> {
  return call(schema, { method: 'post', url: path, data: body ?? {} });
}

/** `PUT path` below /api with a JSON body, checked by `schema`. Rejects with an `ApiError`. */
export function putJson<T>(
  path: string,
  schema: Schema<T>,
  body: unknown,
  config: AxiosRequestConfig = {},
): Promise<T> {
  return call(schema, { ...config, method: 'put', url: path, data: body });
}

/** `DELETE path` below /api, checked by `schema`. Rejects with an `ApiError`. */
export function deleteJson<T>(path: string, schema: Schema<T>): Promise<T> {
  return call(schema, { method: 'delete', url: path });
}

/** How a file is sent. */
export interface FileUpload {
  /** Name of the form's field that bears the file. */
  field: string;
  file: File;
  /** Told as the file goes out: the share that is sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Ends the call; it then rejects with kind `cancelled`. */
  signal?: AbortSignal;
}

/** `POST path` below /api as a form with one file, checked by `schema`. Rejects with an `ApiError`. */
export function uploadFile<T>(
  path: string,
  schema: Schema<T>,
  { field, file, onProgress, signal }: FileUpload,
): Promise<T> {
  const data = new FormData();
  data.append(field, file);
  return call(schema, {
    method: 'post',
    url: path,
    data,
    signal,
    onUploadProgress: ({ progress }) => {
      if (progress !== undefined) onProgress?.(progress);
    },
  });
}
