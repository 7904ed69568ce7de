/** A question about what was spent, and the figures that answer it. */
import { signal } from '@preact/signals-react'
import type { SpendingQuestion } from '../../../shared/domain/spending-question.ts'
import type { SpendingAnswer } from '../../../shared/wire/spending-question.ts'
import type { Answer } from '../../api/answer-endpoint.ts'
import type { KnownSum } from './known-sum.ts'

export type AnswerResult =
  | { readonly kind: 'asking' }
  | { readonly kind: 'answered'; readonly answer: SpendingAnswer }
  /** `known`: what is known without a connection, where that answers it. */
  | { readonly kind: 'failed'; readonly offline: boolean; readonly known: KnownSum | null }

export interface AskedQuestion {
  readonly question: SpendingQuestion
  /** As it was said or typed. */
  readonly text: string
  readonly result: AnswerResult
}

export type SpendingAnswersStore = ReturnType<typeof createSpendingAnswers>

export interface SpendingAnswersDeps {
  readonly answer: Answer
  readonly known: (question: SpendingQuestion) => KnownSum | null
}

export function createSpendingAnswers({ answer, known }: SpendingAnswersDeps) {
  const shown = signal<AskedQuestion | null>(null)

  async function ask(question: SpendingQuestion, text: string): Promise<void> {
    const asked: AskedQuestion = { question, text, result: { kind: 'asking' } }
    shown.value = asked
    const result = await answer(question)
    // Closed meanwhile, or another one was asked.
    if (shown.peek() !== asked) return
    if (result.kind === 'ok') {
      show(question, text, result.value)
      return
    }
    const offline = result.failure.kind === 'offline'
    shown.value = { ...asked, result: { kind: 'failed', offline, known: offline ? known(question) : null } }
  }

  function show(question: SpendingQuestion, text: string, figures: SpendingAnswer): void {
    shown.value = { question, text, result: { kind: 'answered', answer: figures } }
  }

  function retry(): void {
    if (shown.value) void ask(shown.value.question, shown.value.text)
  }

  function close(): void {
    shown.value = null
  }

  return { shown, ask, show, retry, close }
}
