import type { AxiosRequestConfig } from 'axios';
import type { Schema } from 'yup';
import { ApiError } from './api-error';
import { withCaller } from './caller-stack';
import { apiClient } from './client';

async function send<T>(schema: Schema<T>, config: AxiosRequestConfig): Promise<T> {
  const { data, status, headers } = await apiClient.request<unknown>(config);
  try {
    return await schema.validate(data);
  } catch (cause) {
    throw new ApiError({
      kind: 'invalid-response',
      status,
      path: config.url,
      headers,
      cause,
    });
  }
}

/**
 * Sends a request below /api and validates the response; a response that does not match the schema is a failure of kind
 * `invalid-response`. The stack of a failure names the caller.
 */
function sendWithCallerStack<T>(schema: Schema<T>, config: AxiosRequestConfig): Promise<T> {
  const called = new Error();
  return send(schema, config).catch((error: unknown) => {
    throw withCaller(error, called);
  });
}

/** Sends `GET path` below /api and returns the response validated by `schema`. Rejects with an `ApiError`. */
export function getJson<T>(path: string, schema: Schema<T>, config: AxiosRequestConfig = {}): Promise<T> {
  return sendWithCallerStack(schema, { ...config, method: 'get', url: path });
}

/** Sends `POST path` with a JSON body and returns the response validated by `schema`. Rejects with an `ApiError`. */
export function postJson<T>(
  path: string,
  schema: Schema<T>,
  body?: unknown,
  config: AxiosRequestConfig = {},
): Promise<T> {
  return sendWithCallerStack(schema, { ...config, method: 'post', url: path, data: body ?? {} });
}

/** Sends `PUT path` with a JSON body and returns the response validated by `schema`. Rejects with an `ApiError`. */
export function putJson<T>(
  path: string,
  schema: Schema<T>,
  body: unknown,
  config: AxiosRequestConfig = {},
): Promise<T> {
  return sendWithCallerStack(schema, { ...config, method: 'put', url: path, data: body });
}

/** Sends `DELETE path` and returns the response validated by `schema`. Rejects with an `ApiError`. */
export function deleteJson<T>(path: string, schema: Schema<T>): Promise<T> {
  return sendWithCallerStack(schema, { method: 'delete', url: path });
}

/** A file to upload. */
export interface FileUpload {
  /** Name of the form field that holds the file. */
  field: string;
  file: File;
  /** Called during the upload with the fraction sent, 0 to 1. */
  onProgress?: (fraction: number) => void;
  /** Aborts the upload, which then rejects with kind `cancelled`. */
  signal?: AbortSignal;
}

/** Uploads one file by `POST path` and returns the response validated by `schema`. Rejects with an `ApiError`. */
export function uploadFile<T>(
  path: string,
  schema: Schema<T>,
  { field, file, onProgress, signal }: FileUpload,
): Promise<T> {
  const data = new FormData();
  data.append(field, file);
  return sendWithCallerStack(schema, {
    method: 'post',
    url: path,
    data,
    signal,
    onUploadProgress: ({ progress }) => {
      if (progress !== undefined) onProgress?.(progress);
    },
  });
}
