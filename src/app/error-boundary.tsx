/** Where a part of the page throws that nobody expected to: says so in its place, with an offer to reload. */
import { Component, type ReactNode } from 'react'
import { ChunkFailed } from '../widgets/chunk-failed.tsx'

interface CrashBoundaryProps {
  readonly children: ReactNode
}

export class CrashBoundary extends Component<CrashBoundaryProps, { readonly crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    return this.state.crashed ? <ChunkFailed text="errors.unknown" /> : this.props.children
  }
}
