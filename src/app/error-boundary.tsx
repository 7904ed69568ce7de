/** Replaces a part of the page that threw an unexpected error by a message with a Reload button. */
import { Component, type ReactNode } from 'react'
import { ChunkFailed } from '../widgets/chunk-failed.tsx'

interface ErrorBoundaryProps {
  readonly children: ReactNode
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    return this.state.crashed ? <ChunkFailed text="errors.unknown" /> : this.props.children
  }
}
