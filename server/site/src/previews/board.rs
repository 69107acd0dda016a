//! The drawing of a position: the board of the web client in its default colours, walnut, seen by White.
//!
//! The sizes are those of `web/src/ui/board/geometry.ts`, the colours those of `web/src/ui/board/board.css`.

use tiny_skia::{
    Color, FillRule, GradientStop, LinearGradient, Paint, Path, PathBuilder, Pixmap, Point, RadialGradient,
    Rect, Shader, SpreadMode, Stroke, Transform,
};
use wire::{Checkers, Seat};

use super::digits;

/// Everything that the picture of a position shows. Equal diagrams have equal pictures.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Diagram {
    /// 24 counts, White's 1-point first; positive: White's checkers, negative: Black's.
    pub(super) points: [i8; 24],
    /// White's and Black's checkers on the bar.
    pub(super) bar: (u8, u8),
    /// White's and Black's borne-off checkers.
    pub(super) off: (u8, u8),
    /// The roll, with the side that plays it.
    pub(super) dice: Option<(Seat, (u8, u8))>,
    /// The value and the owner of the cube; `None` in a game without one.
    pub(super) cube: Option<(u16, Option<Seat>)>,
    /// White's and Black's points.
    pub(super) score: Option<(u32, u32)>,
    /// The length of the match; 0 if it has none.
    pub(super) length: u16,
}

impl Diagram {
    /// Returns a position without a score. Impossible counts are clamped.
    pub(super) fn new(
        board: &Checkers,
        dice: Option<(Seat, (u8, u8))>,
        cube: u16,
        owner: Option<Seat>,
    ) -> Diagram {
        let mut points = [0; 24];
        for (place, count) in points.iter_mut().zip(&board.points) {
            *place = (*count).clamp(-MEN, MEN);
        }
        let two = |(white, black): (u8, u8)| (white.min(MEN.unsigned_abs()), black.min(MEN.unsigned_abs()));
        Diagram {
            points,
            bar: two(board.bar),
            off: two(board.off),
            dice,
            cube: Some((cube, owner)),
            score: None,
            length: 0,
        }
    }

    /// Returns the board as the game begins.
    pub(super) fn opening() -> Diagram {
        let mut points = [0; 24];
        for (point, count) in [(6, 5), (8, 3), (13, 5), (24, 2)] {
            points[point - 1] = count;
            points[24 - point] = -count;
        }
        Diagram {
            points,
            bar: (0, 0),
            off: (0, 0),
            dice: Some((Seat::White, (3, 1))),
            cube: Some((1, None)),
            score: None,
            length: 0,
        }
    }
}

/// The checkers of a side.
const MEN: i8 = 15;

// The sizes of the wide board.
const POINT: f32 = 52.0;
const RADIUS: f32 = 25.0;
const FRAME: f32 = 14.0;
const BAR: f32 = 58.0;
const RIM: f32 = 24.0;
const HALF: f32 = 250.0;
const GAP: f32 = 78.0;
const TIPS: f32 = 24.0;
const GUTTER: f32 = 12.0;
const TRAY: f32 = 66.0;
const SLAB: f32 = 12.0;
const TRAY_LENGTH: f32 = 15.0 * SLAB + 12.0;
const DIE: f32 = 50.0;
const BAR_FIRST: f32 = 46.0;
pub(super) const WIDTH: f32 = 2.0 * FRAME + 12.0 * POINT + BAR + GUTTER + TRAY;
pub(super) const HEIGHT: f32 = 2.0 * RIM + 2.0 * HALF + GAP;
const LEFT: f32 = FRAME;
const RIGHT: f32 = FRAME + 6.0 * POINT + BAR;
/// The number of checkers that fit on a point without overlapping.
const FITS: u8 = 5;
const FITS_ON_BAR: u8 = 4;

/// A colour as the style sheet writes it.
pub(super) const fn rgb(hex: u32) -> [u8; 3] {
    let [_, red, green, blue] = hex.to_be_bytes();
    [red, green, blue]
}

const FRAME_SHADES: [[u8; 3]; 3] = [rgb(0x6b_472e), rgb(0x57_3823), rgb(0x45_2b1a)];
const FIELD: [[u8; 3]; 2] = [rgb(0xd0_b78f), rgb(0xdc_c6a2)];
const DARK_POINT: [[u8; 3]; 2] = [rgb(0x7a_4729), rgb(0x8c_5635)];
const LIGHT_POINT: [[u8; 3]; 2] = [rgb(0xae_8455), rgb(0xbd_9566)];
const WELL: [u8; 3] = rgb(0x3a_2415);
const SHADOW: [u8; 3] = rgb(0x1b_1006);
const CUBE: [u8; 3] = rgb(0xfb_f6ec);
const CUBE_INK: [u8; 3] = rgb(0x37_291d);

/// The colours of a side's checkers and dice.
struct Shades {
    light: [u8; 3],
    plain: [u8; 3],
    deep: [u8; 3],
    edge: [u8; 3],
    groove: [u8; 3],
    pip: [u8; 3],
}

const WHITE: Shades = Shades {
    light: rgb(0xff_fdf8),
    plain: rgb(0xf4_ead8),
    deep: rgb(0xdc_cbb0),
    edge: rgb(0x4a_3a26),
    groove: rgb(0xa8_906b),
    pip: rgb(0x33_281d),
};
const BLACK: Shades = Shades {
    light: rgb(0x5a_4f49),
    plain: rgb(0x33_2b28),
    deep: rgb(0x1d_1816),
    edge: rgb(0xcb_c0b4),
    groove: rgb(0x00_0000),
    pip: rgb(0xf6_efe3),
};

const fn shades(seat: Seat) -> &'static Shades {
    match seat {
        Seat::White => &WHITE,
        Seat::Black => &BLACK,
    }
}

/// A picture that is being drawn, with the place of the board in it.
pub(super) struct Canvas {
    pub(super) pixels: Pixmap,
    pub(super) place: Transform,
}

impl Canvas {
    fn fill(&mut self, path: Option<Path>, shader: Option<Shader<'_>>) {
        if let (Some(path), Some(shader)) = (path, shader) {
            let paint = Paint { shader, anti_alias: true, ..Paint::default() };
            self.pixels.fill_path(&path, &paint, FillRule::Winding, self.place, None);
        }
    }

    pub(super) fn stroke(&mut self, path: Option<Path>, colour: [u8; 3], opacity: f32, width: f32) {
        if let Some(path) = path {
            let paint = Paint {
                shader: Shader::SolidColor(ink(colour, opacity)),
                anti_alias: true,
                ..Paint::default()
            };
            let stroke = Stroke {
                width,
                line_cap: tiny_skia::LineCap::Round,
                line_join: tiny_skia::LineJoin::Round,
                ..Stroke::default()
            };
            self.pixels.stroke_path(&path, &paint, &stroke, self.place, None);
        }
    }

    pub(super) fn flat(&mut self, path: Option<Path>, colour: [u8; 3], opacity: f32) {
        self.fill(path, Some(Shader::SolidColor(ink(colour, opacity))));
    }

    /// Draws a number as strokes, centred at a point.
    pub(super) fn number(&mut self, value: u32, middle: (f32, f32), height: f32, colour: [u8; 3]) {
        self.stroke(digits::number(value, middle, height), colour, 1.0, height * digits::STROKE);
    }
}

fn ink([red, green, blue]: [u8; 3], opacity: f32) -> Color {
    let mut colour = Color::from_rgba8(red, green, blue, 255);
    colour.apply_opacity(opacity);
    colour
}

fn stops(colours: &[([u8; 3], f32)]) -> Vec<GradientStop> {
    colours.iter().map(|(colour, at)| GradientStop::new(*at, ink(*colour, 1.0))).collect()
}

fn downwards(from: f32, to: f32, colours: &[([u8; 3], f32)]) -> Option<Shader<'static>> {
    LinearGradient::new(
        Point::from_xy(0.0, from),
        Point::from_xy(0.0, to),
        stops(colours),
        SpreadMode::Pad,
        Transform::identity(),
    )
}

/// Returns the gradient of a round or square piece with these bounds.
fn shine(seat: Seat, x: f32, y: f32, size: f32) -> Option<Shader<'static>> {
    let Shades { light, plain, deep, .. } = *shades(seat);
    let focus = Point::from_xy(x + 0.38 * size, y + 0.3 * size);
    RadialGradient::new(
        focus,
        0.0,
        focus,
        0.85 * size,
        stops(&[(light, 0.0), (plain, 0.55), (deep, 1.0)]),
        SpreadMode::Pad,
        Transform::identity(),
    )
}

fn rect(x: f32, y: f32, width: f32, height: f32) -> Option<Path> {
    Rect::from_xywh(x, y, width, height).map(PathBuilder::from_rect)
}

/// Returns a rectangle with round corners.
pub(super) fn rounded(x: f32, y: f32, width: f32, height: f32, radius: f32) -> Option<Path> {
    /// The length of a control arm for a quarter of a circle.
    const ARM: f32 = 0.552_285;
    let (right, bottom, arm) = (x + width, y + height, radius * (1.0 - ARM));
    let mut path = PathBuilder::new();
    path.move_to(x + radius, y);
    path.line_to(right - radius, y);
    path.cubic_to(right - arm, y, right, y + arm, right, y + radius);
    path.line_to(right, bottom - radius);
    path.cubic_to(right, bottom - arm, right - arm, bottom, right - radius, bottom);
    path.line_to(x + radius, bottom);
    path.cubic_to(x + arm, bottom, x, bottom - arm, x, bottom - radius);
    path.line_to(x, y + radius);
    path.cubic_to(x, y + arm, x + arm, y, x + radius, y);
    path.close();
    path.finish()
}

fn circle(x: f32, y: f32, radius: f32) -> Option<Path> {
    PathBuilder::from_circle(x, y, radius)
}

/// Returns the left edge of a point's column, in White's numbering.
fn column(point: u8) -> f32 {
    let from_edge = if point <= 12 { point - 1 } else { 24 - point };
    let over_bar = if from_edge < 6 { BAR } else { 0.0 };
    FRAME + f32::from(11 - from_edge) * POINT + over_bar
}

fn spacing(count: u8, fits: u8) -> f32 {
    let step = 2.0 * RADIUS;
    if count <= fits { step } else { f32::from(fits - 1) * step / f32::from(count - 1) }
}

/// Draws the board with the position on it.
pub(super) fn draw(canvas: &mut Canvas, diagram: &Diagram) {
    ground(canvas);
    for (point, count) in (1_u8..).zip(diagram.points) {
        stack(canvas, point, count);
    }
    for (seat, count) in [(Seat::White, diagram.bar.0), (Seat::Black, diagram.bar.1)] {
        on_bar(canvas, seat, count);
    }
    for (seat, count) in [(Seat::White, diagram.off.0), (Seat::Black, diagram.off.1)] {
        in_tray(canvas, seat, count);
    }
    if let Some((seat, (first, second))) = diagram.dice {
        let middle = if seat == Seat::White { RIGHT } else { LEFT } + 3.0 * POINT;
        for (value, offset) in [(first, -0.5), (second, 0.5)] {
            die(canvas, seat, value, middle + offset * (DIE + 10.0));
        }
    }
    if let Some((value, owner)) = diagram.cube {
        cube(canvas, value, owner);
    }
}

fn ground(canvas: &mut Canvas) {
    let [high, middle, low] = FRAME_SHADES;
    let frame = downwards(0.0, HEIGHT, &[(high, 0.0), (middle, 0.12), (low, 1.0)]);
    canvas.fill(rounded(0.0, 0.0, WIDTH, HEIGHT, 18.0), frame);
    canvas.stroke(rounded(1.0, 1.0, WIDTH - 2.0, HEIGHT - 2.0, 17.0), [255; 3], 0.1, 1.5);
    let (top, bottom) = (RIM, HEIGHT - RIM);
    for x in [LEFT, RIGHT] {
        let [low, high] = FIELD;
        let field = downwards(top, bottom, &[(low, 0.0), (high, 0.5), (low, 1.0)]);
        canvas.fill(rounded(x, top, 6.0 * POINT, bottom - top, 3.0), field);
        canvas.stroke(rounded(x, top, 6.0 * POINT, bottom - top, 3.0), FRAME_SHADES[2], 0.8, 1.5);
    }
    for point in 1..=24 {
        let x = column(point);
        let [low, high] = if point % 2 == 0 { DARK_POINT } else { LIGHT_POINT };
        let tone = downwards(0.0, HEIGHT, &[(low, 0.0), (high, 0.5), (low, 1.0)]);
        let (foot, tip, over) =
            if point <= 12 { (bottom, bottom - HALF + TIPS, -4.0) } else { (top, top + HALF - TIPS, 4.0) };
        let middle = x + POINT / 2.0;
        let mut path = PathBuilder::new();
        path.move_to(x + 1.5, foot);
        path.line_to(middle - 1.5, tip);
        path.quad_to(middle, tip + over, middle + 1.5, tip);
        path.line_to(x + POINT - 1.5, foot);
        path.close();
        canvas.fill(path.finish(), tone);
    }
    canvas.flat(rect(LEFT + 6.0 * POINT + BAR / 2.0 - 0.75, 2.0, 1.5, HEIGHT - 4.0), FRAME_SHADES[2], 0.75);
    for y in [HEIGHT - RIM - TRAY_LENGTH, RIM] {
        canvas.flat(rounded(tray_left(), y, TRAY, TRAY_LENGTH, 7.0), WELL, 0.62);
    }
}

fn tray_left() -> f32 {
    FRAME + 12.0 * POINT + BAR + GUTTER
}

fn stack(canvas: &mut Canvas, point: u8, count: i8) {
    let seat = if count > 0 { Seat::White } else { Seat::Black };
    let (count, x) = (count.unsigned_abs(), column(point) + POINT / 2.0);
    let height = |index: u8| {
        let along = RADIUS + 0.5 + f32::from(index) * spacing(count, FITS);
        if point <= 12 { HEIGHT - RIM - along } else { RIM + along }
    };
    for index in 0..count {
        checker(canvas, seat, x, height(index), RADIUS);
    }
    if count > FITS {
        canvas.number(count.into(), (x, height(count - 1)), 17.0, shades(seat).pip);
    }
}

fn on_bar(canvas: &mut Canvas, seat: Seat, count: u8) {
    let x = LEFT + 6.0 * POINT + BAR / 2.0;
    // A checker on the bar waits on the side where it will enter.
    let away = if seat == Seat::White { -1.0 } else { 1.0 };
    let height =
        |index: u8| HEIGHT / 2.0 + away * (BAR_FIRST + f32::from(index) * spacing(count, FITS_ON_BAR));
    for index in 0..count {
        checker(canvas, seat, x, height(index), RADIUS);
    }
    if count > FITS_ON_BAR {
        canvas.number(count.into(), (x, height(count - 1)), 17.0, shades(seat).pip);
    }
}

fn in_tray(canvas: &mut Canvas, seat: Seat, count: u8) {
    for index in 0..count {
        let along = 6.0 + f32::from(index) * SLAB;
        let y = if seat == Seat::White { HEIGHT - RIM - along - SLAB } else { RIM + along } + 0.75;
        let Shades { light, deep, edge, .. } = *shades(seat);
        let path = rounded(tray_left() + 5.0, y, TRAY - 10.0, SLAB - 1.5, 3.5);
        canvas.fill(path.clone(), downwards(y, y + SLAB - 1.5, &[(light, 0.0), (deep, 1.0)]));
        canvas.stroke(path, edge, 1.0, 1.2);
    }
}

/// Draws a checker centred at a point. Black's has a second ring, so that colour is not the only difference.
pub(super) fn checker(canvas: &mut Canvas, seat: Seat, x: f32, y: f32, radius: f32) {
    let tone = shades(seat);
    let scale = radius / RADIUS;
    canvas.flat(circle(x, y + 1.8 * scale, radius - 0.4 * scale), SHADOW, 0.32);
    let body = circle(x, y, radius - 0.9 * scale);
    canvas.fill(body.clone(), shine(seat, x - radius, y - radius, 2.0 * radius));
    canvas.stroke(body, tone.edge, 1.0, 1.6 * scale);
    canvas.stroke(circle(x, y, radius * 0.68), tone.groove, 0.55, 1.1 * scale);
    if seat == Seat::Black {
        canvas.stroke(circle(x, y + 0.9 * scale, radius * 0.68), rgb(0x8d_8078), 0.4, 1.1 * scale);
        canvas.stroke(circle(x, y, radius * 0.36), tone.groove, 0.55, 1.1 * scale);
    }
}

fn die(canvas: &mut Canvas, seat: Seat, value: u8, x: f32) {
    const FAR: f32 = DIE * 0.26;
    let (y, tone) = (HEIGHT / 2.0, shades(seat));
    let (left, top) = (x - DIE / 2.0, y - DIE / 2.0);
    canvas.flat(rounded(left, top + 2.4, DIE, DIE, 11.0), SHADOW, 0.3);
    let body = rounded(left, top, DIE, DIE, 11.0);
    canvas.fill(body.clone(), shine(seat, left, top, DIE));
    canvas.stroke(body, tone.edge, 1.0, 1.6);
    let mut pip = |column: f32, row: f32| {
        canvas.flat(circle(x + column * FAR, y + row * FAR, DIE * 0.088), tone.pip, 1.0)
    };
    if value % 2 == 1 {
        pip(0.0, 0.0);
    }
    if value >= 2 {
        pip(-1.0, -1.0);
        pip(1.0, 1.0);
    }
    if value >= 4 {
        pip(1.0, -1.0);
        pip(-1.0, 1.0);
    }
    if value == 6 {
        pip(-1.0, 0.0);
        pip(1.0, 0.0);
    }
}

/// Draws the cube beside the board, in the middle or near its owner. A centred cube of 1 shows 64, because a real cube
/// has no 1.
fn cube(canvas: &mut Canvas, value: u16, owner: Option<Seat>) {
    let away = match owner {
        None => 0.0,
        Some(Seat::White) => 66.0,
        Some(Seat::Black) => -66.0,
    };
    let (x, y) = (tray_left() + TRAY / 2.0, HEIGHT / 2.0 + away);
    let (left, top) = (x - DIE / 2.0, y - DIE / 2.0);
    canvas.flat(rounded(left, top + 2.4, DIE, DIE, 9.0), SHADOW, 0.3);
    let body = rounded(left, top, DIE, DIE, 9.0);
    canvas.fill(body.clone(), downwards(top, top + DIE, &[(rgb(0xff_fdf8), 0.0), (CUBE, 1.0)]));
    canvas.stroke(body, rgb(0xb6_a07c), 1.0, 0.9);
    canvas.stroke(rounded(left + 4.5, top + 4.5, DIE - 9.0, DIE - 9.0, 6.0), rgb(0xd9_c9ab), 1.0, 1.0);
    let shown = if value == 1 { 64 } else { u32::from(value) };
    let height = match shown {
        0..=99 => 20.0,
        100..=999 => 15.0,
        _ => 11.0,
    };
    canvas.number(shown, (x, y), height, CUBE_INK);
}
