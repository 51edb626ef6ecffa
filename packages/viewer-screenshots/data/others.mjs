/**
 * The other synthetic subjects (head, lung ultrasound, stained slide), made of formulas
 * and seeded noise only: no measured data, no atlas, no images of people. Every function
 * returns the same bytes in every run.
 */
import {Volume, ellSd, gauss, rng, waves} from './volume.mjs';

/** A head as an MR series might show it: T1-like, arbitrary units. */
export function headMR({
  n = [224, 256, 60],
  sp = [0.95, 0.95, 3],
  seed = 27,
} = {}) {
  const org = [(-(n[0] - 1) / 2) * sp[0], (-(n[1] - 1) / 2) * sp[1], 0];
  const V = new Volume(n, sp, org, 8);
  const c = [0, 0, 78],
    R = [76, 96, 88];
  const w1 = waves(51, 10, 26),
    w2 = waves(53, 14, 15),
    w3 = waves(57, 10, 40);
  const E = (g) => (x, y, z) =>
    ellSd(
      c,
      R.map((v) => v + g),
      76 + g,
    )(x, y, z);
  const B = [-110, 110, -120, 120, -30, 200];
  V.paint(B, (x, y, z) => E(0)(x, y, z) + 0.8 * w3(x, y, z), 520); // scalp fat
  V.paint(B, E(-5), 190); // muscle / skin
  V.paint(B, E(-7), 40); // skull
  V.paint(B, E(-9), (x, y, z) => 260 + 40 * w3(x, y, z)); // marrow
  V.paint(B, E(-11), 45);
  V.paint(B, E(-13), 95); // fluid
  const brainSd = (x, y, z) =>
    Math.max(
      E(-15)(x, y, z) +
        1.9 * Math.abs(w1(x, y, z)) +
        1.3 * Math.abs(w2(x, y, z)),
      1.6 - Math.abs(x) - 0.01 * Math.abs(y),
    );
  V.paint(B, brainSd, 290); // cortex
  V.paint(
    B,
    (x, y, z) =>
      Math.max(
        E(-22)(x, y, z) + 6.2 * Math.max(0, w1(x, y, z)) + 3.4 * w2(x, y, z),
        3.5 - Math.abs(x),
      ),
    400,
  ); // white matter
  for (const s of [-1, 1]) {
    V.ellipsoid([s * 24, 4, 74], [10, 18, 14], 315); // deep gray
    V.ellipsoid([s * 13, 12, 70], [9, 13, 12], 325);
    V.ellipsoid([s * 9, -8, 86], [6, 26, 8], 95); // ventricles
    V.ellipsoid([s * 20, 38, 80], [7, 18, 9], 95);
    V.ellipsoid(
      [s * 26, 52, 22],
      [26, 22, 20],
      (x, y, z) => 320 + 60 * w2(x * 1.8, y * 1.8, z * 2.5),
    ); // cerebellum
  }
  V.ellipsoid([0, 6, 74], [2.2, 14, 10], 95);
  V.paint(
    [-14, 14, -4, 40, -20, 52],
    (x, y, z) =>
      ellSd([0, 18 + (40 - z) * 0.12, z], [11, 10, 1e3], 10)(x, y, z),
    375,
  ); // stem
  V.ellipsoid([0, -12, 70], [14, 6, 5], 430);
  V.ellipsoid([38, -30, 98], [11, 12, 10], 180);
  V.ellipsoid([38, -30, 98], [6, 7, 6], 110); // lesion
  V.blur(0.6);
  const g = gauss(rng(seed));
  const bias = waves(61, 4, 260);
  for (let p = 0; p < V.data.length; p++) {
    const i = p % n[0],
      j = Math.floor(p / n[0]) % n[1],
      k = Math.floor(p / (n[0] * n[1]));
    const f = 1 + 0.06 * bias(i * sp[0], j * sp[1], k * sp[2]);
    V.data[p] = Math.max(
      0,
      Math.round(Math.hypot(V.data[p] * f + 9 * g(), 9 * g())),
    );
  }
  return V;
}

/** 8-bit frames of a sector scan: chest wall, a sliding pleural line, its echoes, and two B-lines. */
export function lungUS({W = 640, H = 480, frames = 24} = {}) {
  const apex = [W / 2, -70],
    half = (36 * Math.PI) / 180,
    r0 = 90,
    r1 = 530,
    out = [];
  const NR = 520,
    NT = 360; // speckle lives on a polar grid, so that it looks like a scan
  for (let f = 0; f < frames; f++) {
    const g = gauss(rng(900)),
      slide = Math.sin((2 * Math.PI * f) / frames) * 9;
    const sp = new Float32Array(NR * NT);
    for (let p = 0; p < sp.length; p++) {
      sp[p] = Math.hypot(g(), g()) * 0.7;
    }
    const below = gauss(rng(1000 + f)),
      sb = new Float32Array(NR * NT);
    for (let p = 0; p < sb.length; p++) {
      sb[p] = Math.hypot(below(), below()) * 0.7;
    }
    const b = Buffer.alloc(W * H);
    for (let y = 0; y < H; y++) {
      for (let x = 0; x < W; x++) {
        const dx = x - apex[0],
          dy = y - apex[1],
          r = Math.hypot(dx, dy),
          th = Math.atan2(dx, dy);
        if (Math.abs(th) > half || r < r0 || r > r1) {
          continue;
        }
        const d = (r - r0) / (r1 - r0); // depth 0..1
        const ir = Math.min(NR - 1, Math.floor(d * NR)),
          shift = d > 0.24 ? slide : 0;
        const it = Math.min(
          NT - 1,
          Math.max(0, Math.floor(((th / half) * 0.5 + 0.5) * NT + shift)),
        );
        const s = d > 0.24 ? sb : sp,
          n =
            (s[ir * NT + it] +
              s[ir * NT + Math.min(NT - 1, it + 1)] +
              s[Math.min(NR - 1, ir + 1) * NT + it]) /
            3;
        const rib = Math.exp(-(((Math.abs(th) - 0.47) / 0.11) ** 4)); // ribs at both sides throw shadows
        let v =
          d < 0.24
            ? 70 + 30 * Math.sin(d * 70 + 2 * Math.sin(th * 6))
            : 26 * Math.exp(-(d - 0.24) * 2.2);
        v *= n;
        v +=
          210 *
          Math.exp(-(((d - 0.245 - 0.006 * Math.sin(th * 9)) / 0.008) ** 2)) *
          (0.75 + 0.4 * n); // pleural line
        for (let k = 2; k < 4; k++) {
          v += (120 / k) * Math.exp(-(((d - 0.245 * k) / 0.008) ** 2)) * n;
        } // A-lines
        for (const c of [-0.12, 0.17]) {
          const w = c + slide * 0.004;
          if (d > 0.245) {
            v +=
              150 *
              Math.exp(-(((th - w) / 0.028) ** 2)) *
              (1 - 0.35 * d) *
              (0.6 + 0.5 * n);
          }
        } // B-lines
        if (d > 0.16) {
          v *= 1 - 0.9 * rib;
        }
        if (Math.abs(d - 0.16) < 0.012) {
          v += 190 * rib;
        }
        b[y * W + x] = Math.max(0, Math.min(255, v));
      }
    }
    out.push(b);
  }
  return {
    W,
    H,
    frames: out,
    mmPerPx: 90 / (r1 - r0),
    sector: {
      x0: Math.round(apex[0] - Math.sin(half) * r1),
      x1: Math.round(apex[0] + Math.sin(half) * r1),
      y0: 0,
      y1: Math.round(apex[1] + r1),
      refX: W / 2,
      refY: 0,
    },
  };
}

/** RGB raster of a "tissue section": gland rings of nuclei in a pink ground, on white glass. */
export function slide({N = 4096} = {}) {
  const img = Buffer.alloc(N * N * 3),
    r = rng(404);
  const wob = waves(71, 9, N / 3),
    fine = waves(73, 16, 46),
    mid = waves(75, 12, 220);
  const tissue = (x, y) => {
    const dx = (x - N / 2) / (N * 0.44),
      dy = (y - N / 2) / (N * 0.38);
    return Math.hypot(dx, dy) - 1 + 0.13 * wob(x, y, 0);
  };
  for (let y = 0; y < N; y++) {
    for (let x = 0; x < N; x++) {
      const p = (y * N + x) * 3,
        t = tissue(x, y);
      if (t > 0) {
        img[p] = 243;
        img[p + 1] = 241;
        img[p + 2] = 244;
        continue;
      }
      const a = fine(x, y, 0),
        b = mid(x, y, 0),
        k = Math.min(1, -t * 40);
      img[p] = 243 - k * (18 + 8 * a + 6 * b);
      img[p + 1] = 241 - k * (72 + 18 * a + 16 * b);
      img[p + 2] = 244 - k * (46 + 12 * a + 8 * b);
    }
  }
  const dot = (cx, cy, ra, rb, an, c, alpha) => {
    const R = Math.ceil(Math.max(ra, rb)) + 1,
      ca = Math.cos(an),
      sa = Math.sin(an);
    for (let y = Math.max(0, (cy - R) | 0); y <= Math.min(N - 1, cy + R); y++) {
      for (
        let x = Math.max(0, (cx - R) | 0);
        x <= Math.min(N - 1, cx + R);
        x++
      ) {
        const u = ((x - cx) * ca + (y - cy) * sa) / ra,
          v = ((y - cy) * ca - (x - cx) * sa) / rb,
          d = u * u + v * v;
        if (d > 1) {
          continue;
        }
        const k =
            alpha *
            Math.min(1, (1 - d) * 3) *
            (0.82 + 0.18 * fine(x * 3, y * 3, 9)),
          p = (y * N + x) * 3;
        for (let i = 0; i < 3; i++) {
          img[p + i] += k * (c[i] - img[p + i]);
        }
      }
    }
  };
  for (let i = 0; i < 260; i++) {
    // glands
    const cx = N * r(),
      cy = N * r(),
      R = 70 + 80 * r();
    if (tissue(cx, cy) > -0.12) {
      continue;
    }
    dot(cx, cy, R, R * (0.75 + 0.2 * r()), r() * 3, [214, 150, 190], 0.5);
    dot(cx, cy, R * 0.55, R * 0.42, r() * 3, [240, 232, 240], 0.95);
    const n = Math.round(R / 3.2);
    for (let k = 0; k < n; k++) {
      const a = (2 * Math.PI * (k + 0.4 * r())) / n,
        q = R * (0.78 + 0.1 * r());
      dot(
        cx + Math.cos(a) * q,
        cy + Math.sin(a) * q * 0.88,
        11 + 3 * r(),
        6.5 + 2 * r(),
        a,
        [82 + 30 * r(), 48, 130],
        0.9,
      );
    }
  }
  for (let i = 0; i < 9000; i++) {
    // scattered cells
    const x = N * r(),
      y = N * r();
    if (tissue(x, y) > -0.03) {
      continue;
    }
    dot(
      x,
      y,
      6 + 4 * r(),
      4 + 2.5 * r(),
      r() * 3,
      [88 + 30 * r(), 56, 138],
      0.85,
    );
  }
  return {N, img};
}
