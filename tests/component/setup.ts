import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, vi } from 'vitest'
import { setLocale } from '../../src/i18n/translate.ts'

// Nothing is painted here: what waits for that is done at once.
vi.mock('../../src/widgets/after-paint.ts', () => ({ afterPaint: (work: () => void) => work() }))
vi.mock('../../src/widgets/first-paint.ts', () => ({ firstPaint: Promise.resolve(), rendered() {} }))

beforeAll(() => setLocale('en'))
afterEach(cleanup)
