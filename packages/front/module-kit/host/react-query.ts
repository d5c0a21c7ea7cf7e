/**
 * What the shell provides as `@tanstack/react-query`: the names that shell, packages and modules use, since shared code is not
 * tree-shaken. The build of a module refuses any other name. The package is imported through an alias of this package, as its own
 * name resolves to this file.
 */
export {
  hashKey,
  infiniteQueryOptions,
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '#react-query';
