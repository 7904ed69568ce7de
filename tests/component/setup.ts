import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { need } from '../../src/i18n/translate.ts'

beforeAll(() => need('whole'))
afterEach(cleanup)
