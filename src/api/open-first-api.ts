import { createFirstApi, type FirstApi } from './first-endpoints.ts'
import { createHttp, type HttpOptions } from './http.ts'

/** The calls that the dashboard begins with, over a connection. */
export function openFirstApi(connection: HttpOptions): FirstApi {
  return createFirstApi(createHttp(connection))
}
