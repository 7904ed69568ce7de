import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { speak } from '../../src/i18n/translate.ts'

beforeAll(() => speak('en'))
afterEach(cleanup)
