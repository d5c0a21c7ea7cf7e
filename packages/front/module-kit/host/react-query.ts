/**
 * What the shell provides as `@tanstack/react-query`: the names that shell, packages and modules use. What is shared
 * is not tree-shaken. The build of a module refuses any other name. The package goes by an alias of this package, as its own
 * name leads here.
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
