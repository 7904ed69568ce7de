/** Adds a getter to `target` for each key of `names`, for members that are made later. */
export function addMembers<T extends object, M extends object>(
  target: T,
  names: { readonly [K in keyof M]: unknown },
  read: (name: keyof M) => M[keyof M],
): T & M {
  for (const name of Object.keys(names))
    Object.defineProperty(target, name, { get: () => read(name as keyof M), enumerable: true })
  return target as T & M
}
