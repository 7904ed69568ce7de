/** This contract, as it is shown. */
import type { Operation } from '../operation.ts'

export const DESCRIPTION_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/openapi.json',
    summary: 'This description.',
    open: true,
    status: 200,
    answer: 'application/json',
    refusals: [],
  },
  {
    method: 'get',
    path: '/docs',
    summary: 'This description, to read.',
    open: true,
    status: 200,
    answer: 'text/html',
    refusals: [],
  },
  {
    method: 'get',
    path: '/docs/page.css',
    summary: 'How the page looks.',
    open: true,
    status: 200,
    answer: 'text/css',
    refusals: [],
  },
]
