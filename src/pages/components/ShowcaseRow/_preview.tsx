/** A drawing of the frame, which is as wide as a page and whose words would be too small. */
import React from 'react';

export default function Frame() {
  return (
    <svg viewBox="0 0 208 120" width="208" fill="none" fontSize="12">
      <rect
        x="0.5"
        y="0.5"
        width="207"
        height="119"
        rx="6"
        stroke="var(--viewer-input)"
      />
      <path d="M1 32.5h206" stroke="var(--viewer-input)" />
      <path d="M12 32h52" stroke="var(--viewer-primary)" strokeWidth="2" />
      <rect
        x="68"
        y="62"
        width="72"
        height="28"
        rx="4"
        fill="var(--viewer-fill)"
      />
      <g fill="currentColor" textAnchor="middle">
        <text x="38" y="21">
          Preview
        </text>
        <text x="90" y="21" opacity="0.7">
          Code
        </text>
        <text x="104" y="80">
          Button
        </text>
      </g>
    </svg>
  );
}
