import { type Api, createApi } from './endpoints.ts'
import { createHttp, type HttpOptions } from './http.ts'

/** The backend's calls over a connection. */
export function openApi(connection: HttpOptions): Api {
  return createApi(createHttp(connection))
}
