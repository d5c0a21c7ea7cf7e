import { Ajv2020, type ErrorObject } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { ApiAnswer, ApiDocument, ApiOperation } from './api-document';
import { forbidUnknown } from './forbid-unknown';

export interface SeenAnswer {
  method: string;
  /** Path below /api, without a query. */
  path: string;
  status: number;
  contentType: string;
  /** Parsed if it is JSON. */
  body: unknown;
}

export interface FoundOperation {
  /** Method and path: `GET /users/{id}`. */
  name: string;
  pointer: string;
  operation: ApiOperation;
}

export interface Contract {
  operationOf: (method: string, path: string) => FoundOperation | undefined;
  /** Returns the violations of an answer, one sentence each; none for a call outside the contract. */
  problemsOf: (answer: SeenAnswer) => string[];
  /** Returns the violations of a realtime event's payload. */
  eventProblems: (event: string, payload: unknown) => string[];
}

const maxViolations = 5;
const escapePointer = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

const violationSentence = ({ instancePath, message = '', params }: ErrorObject) => {
  const detail = Object.values(params as Record<string, unknown>)
    .filter((value) => typeof value === 'string' || Array.isArray(value))
    .map(String)
    .filter((value) => !message.includes(value))
    .join(', ');
  return `${instancePath === '' ? 'the body' : instancePath} ${message}${detail === '' ? '' : ` (${detail})`}`;
};

/**
 * Compiles the contract. `exact` forbids fields outside the contract. Other servers may send such
 * fields, but the reference back end must not.
 */
export function createContract(apiDocument: ApiDocument, { exact = false } = {}): Contract {
  const document = exact ? forbidUnknown(apiDocument) : apiDocument;
  const ajv = new Ajv2020({ strict: false, allErrors: true, schemas: { contract: document } });
  addFormats(ajv);
  const operations = Object.entries(document.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      parts: [method, ...template.split('/')],
      found: {
        name: `${method.toUpperCase()} ${template}`,
        pointer: `/paths/${escapePointer(template)}/${method}`,
        operation,
      },
    })),
  );
  // A literal path segment takes precedence over a parameter.
  operations.sort((one, other) => one.parts.join().split('{').length - other.parts.join().split('{').length);

  const operationOf = (method: string, path: string) => {
    const asked = [method.toLowerCase(), ...path.split('/')];
    const fits = ({ parts }: (typeof operations)[number]) =>
      parts.length === asked.length &&
      parts.every((part, index) => part === asked[index] || (part.startsWith('{') && asked[index] !== ''));
    return operations.find(fits)?.found;
  };

  const check = (pointer: string, value: unknown): string[] => {
    const validate = ajv.getSchema(`contract#${pointer}`);
    if (validate === undefined) throw new Error(`the contract has no schema ${pointer}`);
    if (validate(value) === true) return [];
    const sentences = [...new Set((validate.errors ?? []).map(violationSentence))];
    return sentences.slice(0, maxViolations);
  };

  return {
    operationOf,
    problemsOf: ({ method, path, status, contentType, body }) => {
      const found = operationOf(method, path);
      if (found === undefined) return [];
      const { responses } = found.operation;
      const answer = responses[String(status)];
      if (!exact && answer === undefined && isOtherRefusal(status, responses))
        return check('/components/schemas/Error', body);
      if (answer === undefined) {
        const known = Object.keys(responses).join(', ');
        return [`status ${status} is not among ${known}`];
      }
      const [pointer, { content = {} }] = resolve(document, `${found.pointer}/responses/${status}`, answer);
      const types = Object.keys(content);
      const type = contentType.split(';')[0]?.trim() ?? '';
      if (types.length === 0) return [];
      if (!types.includes(type)) return [`content type '${type}' is not ${types.join(' or ')}`];
      return type === 'application/json'
        ? check(`${pointer}/content/${escapePointer(type)}/schema`, body)
        : [];
    },
    eventProblems: (event, payload) =>
      event in document['x-realtime'].events ? check(`/x-realtime/events/${event}`, payload) : [],
  };
}

/** The statuses by which a server may refuse a wrong password, code or link, or input that breaks a rule (readings, 'Calls'). */
const refusalStatuses = [400, 409, 422];

const isOtherRefusal = (status: number, responses: ApiOperation['responses']) =>
  refusalStatuses.includes(status) && refusalStatuses.some((other) => String(other) in responses);

function resolve(
  { components }: ApiDocument,
  pointer: string,
  answer: ApiAnswer | { $ref: string },
): [pointer: string, answer: ApiAnswer] {
  if (!('$ref' in answer)) return [pointer, answer];
  const name = answer.$ref.split('/').at(-1) ?? '';
  return [`/components/responses/${name}`, components.responses[name] ?? { description: '' }];
}
