/**
 * Facade that the shell provides as `@tanstack/react-query`: only the names that shell, packages
 * and modules use, since webpack does not tree-shake shared code. The build of a module refuses any
 * other name. This file imports the package under an alias: the package's own name resolves to this
 * file.
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
