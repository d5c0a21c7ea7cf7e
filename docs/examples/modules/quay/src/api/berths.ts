import { failureText, getJson, postJson } from '@escale/api-client';
import { doneResponseSchema } from '@escale/contracts';
import { useTopic } from '@escale/realtime';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { array, number, object, string, type InferType } from 'yup';
import { messages } from '../messages/catalogue';

const berthSchema = object({
  id: string().required(),
  name: string().required(),
  metres: number().required(),
});

const berthsResponseSchema = object({ data: array(berthSchema.required()).required() });

/** Schema of the body of `POST /berths`; its error messages are keys of the catalogue. */
export const berthRequestSchema = object({
  name: string().trim().required('nameRequired').max(40, 'nameTooLong'),
  metres: number().typeError('metresRequired').required('metresRequired').min(1, 'metresRequired'),
});

export type BerthRequest = InferType<typeof berthRequestSchema>;

/** Returns the query of `GET /berths`: the berths of the quay, sorted by name. */
export function berthsQueryOptions() {
  return queryOptions({
    queryKey: ['quay', 'berths'],
    queryFn: async ({ signal }) => (await getJson('/berths', berthsResponseSchema, { signal })).data,
  });
}

/** Returns the mutation of `POST /berths`, which reads the list again after a success. */
export function useAddBerth() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (berth: BerthRequest) => postJson('/berths', doneResponseSchema, berth),
    onSuccess: () => client.invalidateQueries(berthsQueryOptions()),
    meta: { failure: (error) => failureText(error, messages().addFailed) },
  });
}

/** Schema of a message of the topic `berths`: the id of the added berth. */
const berthAddedSchema = object({ id: string().required() });

/** Reads the list again when a berth is added, and when the live connection opens or reopens. */
export function useLiveBerths(): void {
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries(berthsQueryOptions());
  useTopic('quay/berths', { schema: berthAddedSchema, onMessage: readAgain, onConnect: readAgain });
}
